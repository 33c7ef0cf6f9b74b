import { paths } from '#contract/kit/paths.ts';
import type { MemberProfile } from '#contract/members.ts';
import { Stack } from '#src/components/stack.tsx';
import { Tabs } from '#src/components/tabs.tsx';
import { RecordHistory } from '#src/features/changes/index.ts';
import card from './card.module.css';
import { NetworkTab } from './network-tab.tsx';
import { AchievementList, EducationList, ExperienceList } from './profile-entries.tsx';
import { ProfileRelated } from './profile-related.tsx';
import styles from './profile-tabs.module.css';
import { RecordLinks } from './record-links.tsx';

/**
 * About (default), Experience, Network, Technologies and History, each with a text if it is empty (rule profiles). Of
 * sections within a tab that are empty only the owner is told.
 */
export function ProfileTabs({ member, isOwn }: { member: MemberProfile; isOwn: boolean }) {
  const hasAbout = [member.focusAreas, member.education, member.achievements].some((entries) => entries.length > 0);
  return (
    <div className={card.card}>
      <Tabs
        label="About this member"
        param="tab"
        tabs={[
          {
            name: 'About',
            content: (
              <Stack gap={32}>
                {member.focusAreas.length > 0 && (
                  <section>
                    <h3 className={styles.heading}>Focus areas</h3>
                    <ul className={styles.areas}>
                      {member.focusAreas.map((area) => (
                        <li key={area}>{area}</li>
                      ))}
                    </ul>
                  </section>
                )}
                {(member.education.length > 0 || isOwn || !hasAbout) && (
                  <section>
                    <h3 className={styles.heading}>Education</h3>
                    <EducationList entries={member.education} />
                  </section>
                )}
                {(member.achievements.length > 0 || isOwn) && (
                  <section>
                    <h3 className={styles.heading}>Achievements</h3>
                    <AchievementList entries={member.achievements} />
                  </section>
                )}
                <ProfileRelated member={member} isOwn={isOwn} />
              </Stack>
            ),
          },
          {
            name: 'Experience',
            content: (
              <section>
                <h3 className={styles.heading}>Work experience</h3>
                <ExperienceList entries={member.experience} />
              </section>
            ),
          },
          { name: 'Network', content: <NetworkTab member={member} isOwn={isOwn} /> },
          {
            name: 'Technologies',
            content: (
              <RecordLinks
                base={paths.technologies}
                records={member.technologies.map(({ id, name, imageUrl }) => ({ id, name, picture: imageUrl }))}
                empty="No technologies associated with this profile."
              />
            ),
          },
          {
            name: 'History',
            content: (
              <section>
                <h3 className={styles.heading}>Changes of this profile</h3>
                <RecordHistory kind="member" id={member.id} />
              </section>
            ),
            isLazy: true,
          },
        ]}
      />
    </div>
  );
}
