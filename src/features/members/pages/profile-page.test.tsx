import { type BoundFunctions, cleanup, fireEvent, type queries, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { listEmployments } from '#contract/company-people.ts';
import { listRelations, type Relation, removeConnection, requestConnection } from '#contract/connections.ts';
import { blockMember, unblockMember } from '#contract/connections-blocks.ts';
import { followRecord, unfollowRecord } from '#contract/connections-follows.ts';
import { sendEnquiry } from '#contract/enquiries.ts';
import { builtInFocusAreas, listFocusAreas } from '#contract/focus-areas.ts';
import { listMemberListings } from '#contract/listings-of-member.ts';
import { getMember, listMemberNetwork, listMembers, type MemberProfile } from '#contract/members.ts';
import { getProfile, type ProfileInput } from '#contract/members-profile.ts';
import { chooseUnder, openDialog, press, type } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, breaks, held, showPage } from '#src/app/testing/page-scene.tsx';
import { memberRow, pageOf } from '#src/app/testing/records.ts';
import { toastSays } from '#src/app/testing/seen.ts';
import { emptyProfileInput, memberRecord } from '../testing/profile.ts';

async function showProfile(change: Partial<MemberProfile> = {}, ...given: Answer[]) {
  const record = answers(getMember, { ...memberRecord(2), ...change });
  const scene = await showPage('/network/profile/2', ...given, record);
  await scene.main.findByRole('region', { name: 'Profile' });
  return scene;
}

/** One's own profile. */
async function showOwn(form: Partial<ProfileInput> = {}) {
  const own = { member: memberRecord(7), form: { ...emptyProfileInput, ...form } };
  const scene = await showPage('/network/profile/7', signedIn(), answers(getProfile, own));
  await scene.main.findByRole('region', { name: 'Profile' });
  return scene;
}

/** What one can press or open in the head, in its order. */
const actions = (main: BoundFunctions<typeof queries>) =>
  [...main.getByRole('region', { name: 'Profile' }).querySelectorAll('button, a')].map(({ textContent }) =>
    textContent.trim(),
  );

const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

describe('a profile', () => {
  test('shows who they are, what they did and whom they know', async () => {
    const { main } = await showProfile(
      {
        role: 'admin',
        pronouns: 'she/her',
        headline: 'Building iron-flow batteries',
        location: 'Rotterdam, Netherlands',
        currentPosition: 'Founder and CEO',
        organization: 'Tidewell Storage',
        website: 'https://tidewell.example/team',
        membershipTier: 'professional',
        interests: ['Long-duration storage'],
        skills: ['Electrochemistry'],
        networkSize: 1,
        experience: [
          {
            title: 'Founder',
            companyName: 'Tidewell',
            location: 'Rotterdam',
            startDate: '2017-05',
            endDate: null,
            isCurrent: true,
            description: '',
          },
        ],
      },
      answers(listMemberNetwork, pageOf([memberRow(3)])),
    );
    const card = within(main.getByRole('region', { name: 'Profile' }));
    for (const text of [
      'Admin',
      'she/her',
      'Building iron-flow batteries',
      'Rotterdam, Netherlands',
      'Founder and CEO',
      'Tidewell Storage',
      'tidewell.example',
    ]) {
      card.getByText(text);
    }
    expect(card.getByRole('link', { name: 'Message' }).getAttribute('href')).toBe('/network/messages?to=2');
    expect(main.getByRole('region', { name: 'Stats' }).textContent).toContain('MembershipProfessional');
    expect(main.getByRole('region', { name: 'Interests' }).textContent).toContain('Long-duration storage');
    expect(main.getByRole('region', { name: 'Skills' }).textContent).toContain('Electrochemistry');
    tab('Experience');
    main.getByText('May 2017 - Present');
    tab('Network');
    press('Show connections', main);
    const list = within(await main.findByRole('list', { name: 'Connections' }));
    await list.findByRole('link', { name: /Member 3/ });
    press('Hide connections', main);
    expect(main.queryByRole('list', { name: 'Connections' })).toBeNull();
  });

  test('has a text for each empty section, and for its owner a way to fill it', async () => {
    const { main } = await showOwn();
    for (const [name, sentence] of [
      ['About', 'No education added yet.'],
      ['About', 'No achievements added yet.'],
      ['Experience', 'No work experience added yet.'],
      ['Network', 'No companies associated with this profile.'],
      ['Technologies', 'No technologies associated with this profile.'],
    ] as const) {
      tab(name);
      expect(within(main.getByRole('tabpanel', { name })).getByText(sentence)).toBeTruthy();
    }
    expect(main.getByRole('link', { name: 'Add skills' }).getAttribute('href')).toMatch(/^\/network\/profile\/edit/);
  });

  test('of somebody else leaves out the sections that are empty, and keeps a text in each tab', async () => {
    const achievements = [{ title: 'Tidal prize', issuer: 'Oban Fund', issueDate: '2024-05', description: '' }];
    const { main } = await showProfile({ achievements });
    const about = within(main.getByRole('tabpanel', { name: 'About' }));
    about.getByText('Tidal prize');
    expect(about.queryByText('No education added yet.')).toBeNull();
    tab('Network');
    const network = within(main.getByRole('tabpanel', { name: 'Network' }));
    network.getByText(/connections/, { selector: 'strong' });
    expect(network.queryByText('No companies associated with this profile.')).toBeNull();
    cleanup();
    const { main: bare } = await showProfile();
    const empty = within(bare.getByRole('tabpanel', { name: 'About' }));
    empty.getByText('No education added yet.');
    expect(empty.queryByText('No achievements added yet.')).toBeNull();
    tab('Experience');
    bare.getByText('No work experience added yet.');
  });

  test('names the organization as a link if it is one of the member’s companies', async () => {
    const companies = [{ id: 4, name: 'Tidewell Storage', logoUrl: null }];
    const { main } = await showProfile({ organization: 'Tidewell Storage', currentPosition: 'Founder', companies });
    const profile = within(main.getByRole('region', { name: 'Profile' }));
    const link = profile.getByRole('link', { name: 'Tidewell Storage' });
    expect(link.getAttribute('href')).toBe('/network/companies/4');
    expect(link.closest('p')?.textContent).toBe('Founder at Tidewell Storage');
  });

  test('shows members what belongs to it and who works on the same, and names nothing twice', async () => {
    const companies = [
      { id: 4, name: 'Tidewell Storage', logoUrl: null },
      { id: 5, name: 'Tide Fund', logoUrl: null },
      { id: 6, name: 'Brinewell', logoUrl: null },
    ];
    const listing = { id: 9, title: 'Engineer for brine', type: 'job' as const, path: '/network/listings/9' };
    const asked: unknown[] = [];
    const { main } = await showProfile(
      {
        organization: 'Tidewell Storage',
        companies,
        technologies: [{ id: 120, name: 'Brine pump', imageUrl: null }],
        focusAreas: ['Energy Storage'],
      },
      signedIn(),
      answers(listEmployments, {
        items: [
          {
            company: { id: 5, name: 'Tide Fund', path: '/network/companies/5' },
            role: 'Partner',
            agreedBy: 'both',
            since: '2026-05-04T12:00:00.000Z',
          },
        ],
      }),
      answers(listMemberListings, { items: [{ ...listing, createdAt: '2026-05-04T12:00:00.000Z' }] }),
      answers(listFocusAreas, [...builtInFocusAreas]),
      answers(listMembers, ({ url }) => {
        asked.push(url.searchParams.get('focusArea'));
        return { ...pageOf([memberRow(2), memberRow(3)]) };
      }),
    );
    const about = within(main.getByRole('tabpanel', { name: 'About' }));
    const links = async (name: string) =>
      within(await about.findByRole('list', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(await links('Companies')).toEqual(['/network/companies/6']);
    expect(await links('Technologies')).toEqual(['/network/technologies/120']);
    expect(await links('Open listings')).toEqual(['/network/listings/9']);
    expect(await links('Others in Energy Storage')).toEqual(['/network/profile/3']);
    expect(asked).toEqual(['energy-storage']);
  });

  test('that is turned off says so to its owner', async () => {
    const { main } = await showOwn({ isListed: false });
    expect(main.getByText(/^Only you can see this profile/)).toBeTruthy();
  });

  test('shows a spinner until it is there, says that it could not be loaded, and tries again', async () => {
    const call = held(breaks(getMember));
    const { main, change } = await showPage('/network/profile/2', call);
    await main.findByText('Loading profile');
    call.release();
    const alert = await main.findByRole('alert');
    expect(alert.textContent).toContain('Error Loading Profile');
    expect(alert.textContent).toContain("Sorry, we couldn't load this profile. Please try again later.");
    expect(main.getByRole('link', { name: 'Back to Network' }).getAttribute('href')).toBe('/network');
    change(answers(getMember, memberRecord(2)));
    press('Try again', main);
    await main.findByRole('region', { name: 'Profile' });
  });

  test.each(['999999', 'nobody'])('that does not exist (%s) is said to be missing', async (id) => {
    const { main } = await showPage(`/network/profile/${id}`);
    await main.findByRole('heading', { level: 1, name: 'Member Not Found' });
    main.getByText("The member you're looking for doesn't exist or has been removed.");
    expect(main.getByRole('link', { name: 'Back to Network' }).getAttribute('href')).toBe('/network');
  });
});

describe('contact with a member', () => {
  test('of a visitor: an email is relayed; following needs an account', async () => {
    const bodies: unknown[] = [];
    const { main, at } = await showProfile(
      {},
      answers(sendEnquiry, ({ body }) => {
        bodies.push(body);
        return { ok: true as const };
      }),
    );
    await chooseUnder('More', 'Email Contact', main);
    const dialog = await openDialog('Write to Member 2');
    type('Name', 'Vera Visitor', dialog);
    type('Email', 'vera@test.example', dialog);
    type('Message', 'Which sand do you use, and where does it come from?', dialog);
    press('Send Message', dialog);
    await toastSays('Message Sent');
    expect(bodies).toEqual([expect.objectContaining({ kind: 'member', id: 2, email: 'vera@test.example' })]);
    press('Follow', main);
    await toastSays('Member feature');
    await waitFor(() => expect(at()).toBe('/signin?returnTo=/network/profile/2'));
  });

  test('M10: where only members may write, visitors are led to sign in', async () => {
    const { main, at } = await showProfile({ enquiriesFromMembers: true });
    await chooseUnder('More', 'Sign in to Email', main);
    await waitFor(() => expect(at()).toBe('/signin?returnTo=/network/profile/2'));
    cleanup();
    const { main: own } = await showProfile({ enquiriesFromMembers: true }, signedIn());
    press('More', own);
    const item = { selector: '[role=menuitem] *' };
    expect(await screen.findByText('Email Contact', item)).toBeTruthy();
    expect(screen.queryByText('Sign in to Email', item)).toBeNull();
  });

  test('of a member: follows, asks to connect with a note, withdraws it, and blocks', async () => {
    let relation: Relation = { memberId: 2, connection: 'none', isFollowing: false, isBlocked: false };
    const notes: unknown[] = [];
    const becomes = (change: Partial<Relation>) => {
      relation = { ...relation, ...change };
    };
    const { main } = await showProfile(
      {},
      signedIn(),
      answers(listRelations, () => [relation]),
      answers(followRecord, () => (becomes({ isFollowing: true }), { isFollowing: true as const })),
      answers(unfollowRecord, () => (becomes({ isFollowing: false }), { isFollowing: false as const })),
      answers(requestConnection, ({ body }) => {
        notes.push(body);
        becomes({ connection: 'requested' });
        return { connection: 'requested' as const };
      }),
      answers(removeConnection, () => (becomes({ connection: 'none' }), { connection: 'none' as const })),
      answers(blockMember, () => (becomes({ isBlocked: true }), { isBlocked: true as const })),
      answers(unblockMember, () => (becomes({ isBlocked: false }), { isBlocked: false as const })),
    );
    press('Follow', main);
    await toastSays('Now following');
    fireEvent.click(await main.findByRole('button', { name: 'Unfollow' }));
    await toastSays('Unfollowed');
    press('Add to Network', main);
    const dialog = await openDialog();
    type(/^Note/, 'x'.repeat(301), dialog);
    press('Send request', dialog);
    await dialog.findByText('Please keep this to 300 characters');
    type(/^Note/, 'We met in Oban.', dialog);
    press('Send request', dialog);
    await toastSays('Request sent', 'Member 2 has been asked to connect.');
    expect(notes).toEqual([{ memberId: 2, note: 'We met in Oban.' }]);
    await main.findByText('Request pending');
    press('Withdraw', main);
    await toastSays('Request withdrawn');
    await main.findByRole('button', { name: 'Add to Network' });
    await chooseUnder('More', 'Block', main);
    await toastSays('Blocked');
    const unblock = await main.findByRole('button', { name: 'Unblock' });
    // What one can no longer do is not offered.
    expect(actions(main)).toEqual(['Unblock', 'More']);
    fireEvent.click(unblock);
    await toastSays('No longer blocked');
  });

  test.each<[Partial<Relation>, string, string[]]>([
    [{}, 'Add to Network', ['Add to Network', 'Message', 'Follow', 'More']],
    [{ connection: 'received' }, 'Accept request', ['Accept request', 'Decline', 'Message', 'Follow', 'More']],
    [{ connection: 'requested', isFollowing: true }, 'Message', ['Withdraw', 'Message', 'Unfollow', 'More']],
    [{ connection: 'connected' }, 'Message', ['Message', 'Follow', 'More']],
    [{ isBlocked: true }, 'Unblock', ['Unblock', 'More']],
  ])('in the state %o begins with %s, the only solid button', async (state, solid, all) => {
    const relation: Relation = { memberId: 2, connection: 'none', isFollowing: false, isBlocked: false, ...state };
    const { main } = await showProfile(
      {},
      signedIn(),
      answers(listRelations, () => [relation]),
    );
    await waitFor(() => expect(actions(main)).toEqual(all));
    const solids = [...main.getByRole('region', { name: 'Profile' }).querySelectorAll('[class*=_primary_]')].map(
      ({ textContent }) => textContent.trim(),
    );
    expect(solids).toEqual([solid]);
  });

  test('that is connected says so, and can be ended under More', async () => {
    let relation: Relation = { memberId: 2, connection: 'connected', isFollowing: false, isBlocked: false };
    const { main } = await showProfile(
      {},
      signedIn(),
      answers(listRelations, () => [relation]),
      answers(removeConnection, () => {
        relation = { ...relation, connection: 'none' };
        return { connection: 'none' as const };
      }),
    );
    await main.findByText('Connected');
    await chooseUnder('More', 'Remove from Network', main);
    await toastSays('Connection removed', 'Member 2 is no longer in your network.');
    await main.findByRole('button', { name: 'Add to Network' });
    expect(main.queryByText('Connected')).toBeNull();
  });
});
