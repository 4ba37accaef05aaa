import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import type { ProjectInWork } from './in-work.queries.ts'
import { Progress } from './Progress.tsx'
import { TaskText } from './TaskText.tsx'

type Props = { row: ProjectInWork; setTracker: MenuAction | undefined }

/** Facts of the application and its participation. */
export const PanelFacts = ({ row, setTracker }: Props) => {
  const t = useTexts('acceleration-requests')
  const { participation } = row
  const industries = row.project.industries.map(({ name }) => name).join(', ')
  const fact = (label: string, value: ReactNode) => (
    <Fact key={label} label={label}>
      {value}
    </Fact>
  )
  return (
    <>
      <section>
        <h3>{t('inWork.drawer.facts')}</h3>
        <Facts>
          {fact(t('inWork.columns.leader'), <PersonAvatar person={row.leader} none={t('inWork.noLeader')} />)}
          {fact(t('inWork.drawer.programme'), row.programme.name)}
          {fact(t('inWork.columns.track'), row.track.name)}
          {fact(t('inWork.columns.created'), <DateText value={row.createdAt} as="time" />)}
          {industries ? fact(t('inWork.columns.industries'), industries) : null}
        </Facts>
      </section>
      {participation ? (
        <section>
          <h3>{t('inWork.drawer.work')}</h3>
          <Facts>
            {fact(
              t('inWork.columns.tracker'),
              <span className="in-work-tracker">
                <PersonAvatar person={participation.tracker} none={t('inWork.noTracker')} />
                {setTracker ? (
                  <Button size="small" variant="text" onClick={setTracker.onClick}>
                    {t(participation.tracker ? 'inWork.drawer.changeTracker' : 'inWork.drawer.setTracker')}
                  </Button>
                ) : null}
              </span>,
            )}
            {fact(t('inWork.columns.progress'), <Progress participation={participation} />)}
            {fact(t('inWork.columns.task'), <TaskText row={row} />)}
          </Facts>
        </section>
      ) : null}
    </>
  )
}
