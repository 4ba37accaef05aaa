import { ownTimeZone, zoneName } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import type { MentorDay } from '../mentoring.types.ts'

type Team = MentorDay['teams'][number]

const Facts = ({ stage, industries, leader }: Team) => {
  const words = [stage?.name, ...industries.map(({ name }) => name)].filter(Boolean).join(' · ')
  return (
    <span>
      {leader ? <PersonName person={leader} /> : null}
      {leader && words ? ' · ' : null}
      {words}
    </span>
  )
}

/** The teams that a mentor accompanies, with what comes next. */
export const MyTeams = ({ teams }: Pick<MentorDay, 'teams'>) => {
  const t = useTexts('mentoring')
  return (
    <Section title={t('day.teams')}>
      {teams.length === 0 ? <p className="mentor-day-none">{t('day.teamsNone')}</p> : null}
      {teams.length === 0 ? null : (
        <Rows>
          {teams.map((team) => (
            <Row
              key={team.pairingId}
              title={<span translate="no">{team.project.name}</span>}
              facts={<Facts {...team} />}
              text={
                <>
                  {team.nextMeeting ? (
                    <>
                      {t('day.nextMeeting')} <DateText value={team.nextMeeting} as="time" />{' '}
                      {zoneName(ownTimeZone(), team.nextMeeting)}
                    </>
                  ) : (
                    t('day.noMeeting')
                  )}
                  {team.openTasks > 0 ? ` · ${t('day.openTasks', { count: team.openTasks })}` : null}
                </>
              }
            />
          ))}
        </Rows>
      )}
    </Section>
  )
}
