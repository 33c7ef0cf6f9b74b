import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { listRelations, type Relation, removeConnection, requestConnection } from '#contract/connections.ts';
import { blockMember, unblockMember } from '#contract/connections-blocks.ts';
import { followRecord, unfollowRecord } from '#contract/connections-follows.ts';
import { sendEnquiry } from '#contract/enquiries.ts';
import { getMember, listMemberNetwork, type MemberProfile } from '#contract/members.ts';
import { getProfile, type ProfileInput } from '#contract/members-profile.ts';
import { openDialog, press, type } from '#src/app/testing/hands.ts';
import { signedIn } from '#src/app/testing/member.ts';
import { type Answer, answers, breaks, held, showPage } from '#src/app/testing/page-scene.tsx';
import { memberRow, pageOf } from '#src/app/testing/records.ts';
import { toastSays } from '#src/app/testing/seen.ts';
import { emptyProfileInput, memberRecord } from '../testing/profile.ts';

afterEach(cleanup);

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
    press('Email Contact', main);
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

  test('M10: where only members may write, visitors have a link to sign in', async () => {
    const { main } = await showProfile({ enquiriesFromMembers: true });
    const link = await main.findByRole('link', { name: 'Sign in to Email' });
    expect(link.getAttribute('href')).toBe('/signin?returnTo=/network/profile/2');
    expect(main.queryByRole('button', { name: 'Email Contact' })).toBeNull();
    cleanup();
    const { main: own } = await showProfile({ enquiriesFromMembers: true }, signedIn());
    expect(await own.findByRole('button', { name: 'Email Contact' })).toBeTruthy();
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
    press('Block', main);
    await toastSays('Blocked');
    fireEvent.click(await main.findByRole('button', { name: 'Unblock' }));
    await toastSays('No longer blocked');
  });
});
