import './projects-in-work.css'
import { Choice } from '#platform/web/work/components/form/choice/Choice.tsx'
import { Choices } from '#platform/web/work/components/form/choice/Choices.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { PersonIcon } from '#platform/web/work/components/icons/icons.ts'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'

type Tracker = { uid: string; name: string; avatarUrl: string | null; projectsCount: number }

type Props = { name: string; trackers: readonly Tracker[] }

/** Selectable people, each with their number of projects; "nobody" is an option. */
export const TrackerChoice = ({ name, trackers }: Props) => {
  const t = useTexts('acceleration-requests')
  const field = useField(name)
  const option = (uid: string, title: string, help: string, avatarUrl: string | null) => (
    <Choice
      key={uid}
      type="radio"
      name={field.id}
      checked={field.value === uid}
      label={title}
      help={help}
      media={
        uid ? (
          <Avatar name={title} url={avatarUrl} size={32} />
        ) : (
          <span className="tracker-none" aria-hidden>
            <PersonIcon />
          </span>
        )
      }
      onChange={() => field.onChange(uid)}
    />
  )
  return (
    <Choices legend={t('inWork.tracker.legend')}>
      {trackers.map(({ uid, name: title, avatarUrl, projectsCount }) =>
        option(uid, title, t('inWork.tracker.load', { count: projectsCount }), avatarUrl),
      )}
      {trackers.length === 0 ? <p>{t('inWork.tracker.empty')}</p> : null}
      {option('', t('inWork.tracker.none'), t('inWork.tracker.noneHelp'), null)}
    </Choices>
  )
}
