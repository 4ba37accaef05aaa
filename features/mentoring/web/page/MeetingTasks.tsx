import '#platform/web/work/components/Check.css'
import '../mentoring.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { DeleteIcon } from '#platform/web/work/components/icons/icons.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { removeMeetingTask, tickMeetingTask } from '../../contract/meeting.endpoints.ts'
import type { MeetingOnPage } from '../mentoring.types.ts'

type Props = { meeting: Pick<MeetingOnPage, 'tasks' | 'ticks'> }

/** What both sides agreed to do; either ticks what is done, and whoever did is named. */
export const MeetingTasks = ({ meeting: { tasks, ticks } }: Props) => {
  const t = useTexts('mentoring')
  const tick = useCommand(tickMeetingTask)
  const remove = useCommand(removeMeetingTask, { success: t('tasks.removed') })
  if (tasks.length === 0) return null
  return (
    <Section title={t('tasks.title')} help={ticks ? t('tasks.help') : null}>
      <ul className="meeting-tasks">
        {tasks.map(({ id, text, side, dueDay, doneAt, doneBy }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                className="check"
                checked={doneAt !== null}
                disabled={!ticks}
                onChange={() => tick.mutate({ body: { taskId: id, done: doneAt === null } })}
              />
              <span>{text}</span>
            </label>
            <small>
              {t(`sides.${side}`)}
              {dueDay ? (
                <>
                  {' · '}
                  {t('tasks.until')} <DateText value={dueDay} />
                </>
              ) : null}
              {doneBy ? (
                <>
                  {' · '}
                  {t('tasks.doneBy')} <PersonName person={doneBy} />,{' '}
                  <DateText value={doneAt} as="relative" />
                </>
              ) : null}
            </small>
            {ticks ? (
              <IconAction
                icon={DeleteIcon}
                label={t('tasks.remove', { text })}
                onClick={() => remove.mutate({ body: { taskId: id } })}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
