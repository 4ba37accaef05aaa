import '../events.css'
import { useWatch } from 'react-hook-form'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'
import type { HeldEventPage } from '../event.types.ts'

const moving = ['day', 'start', 'endDay', 'end', 'timeZone', 'place', 'link'] as const

/** Says who will get a notification of a new time or place, as soon as one is typed. */
export const WhoIsNotified = ({ event }: { event: HeldEventPage }) => {
  const t = useTexts('events')
  const { form } = useFormContext()
  const typed: unknown[] = useWatch({ control: form.control, name: [...moving] })
  const { told, local } = event
  const saved = { ...local, timeZone: event.timeZone, place: event.place, link: event.link }
  if (!told || moving.every((name, at) => saved[name] === typed[at])) return null
  if (told.teams === 0 && told.guests === 0) return null
  return (
    <p className="event-muted" role="status">
      {t('form.told', {
        who: [
          ...(told.teams > 0 ? [t('form.teams', { count: told.teams })] : []),
          ...(told.guests > 0 ? [t('form.guests', { count: told.guests })] : []),
        ].join(', '),
      })}
    </p>
  )
}
