import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { removeEventJuror } from '../../contract/jury.endpoints.ts'
import { AddJuror } from './AddJuror.tsx'
import type { EventJury } from './jury.types.ts'

/** Who is in the jury, and how many projects each has scored. */
export const JuryMembers = ({ eventId, jury: { jurors } }: { eventId: number; jury: EventJury }) => {
  const t = useTexts('events')
  const remove = useCommand(removeEventJuror)
  return (
    <section className="event-part">
      <h2>{t('jury.members')}</h2>
      {jurors.length === 0 ? <p className="event-muted">{t('jury.nobody')}</p> : null}
      <ul className="event-rows">
        {jurors.map(({ id, name, scored }) => (
          <li key={id}>
            <b translate="no">{name}</b>
            <span className="event-muted">{t('jury.scored', { count: scored })}</span>
            {scored === 0 ? (
              <IconAction
                icon={CloseIcon}
                label={t('jury.remove', { name })}
                onClick={() => remove.mutate({ body: { eventId, jurorId: id } })}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <AddJuror key={jurors.length} eventId={eventId} />
    </section>
  )
}
