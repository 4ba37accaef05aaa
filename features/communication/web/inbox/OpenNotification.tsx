import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionIcons } from '#platform/web/work/actions/ActionIcons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { usePaletteActions } from '#platform/web/work/actions/use-palette-actions.ts'
import { OpenIcon } from '#platform/web/work/components/icons/icons.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { NotificationRow } from '../../contract/notification.schemas.ts'
import { inboxActions } from './inbox-actions.ts'
import { Decided } from './Decided.tsx'
import { decisionOf } from './decisions.ts'
import { Message } from './Message.tsx'
import { openWordOf } from './open-word.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { useInboxCache } from './use-inbox-cache.ts'
import { useWords } from './use-words.ts'

type Props = {
  row: NotificationRow
  thread: readonly NotificationRow[] | undefined
  onClose: () => void
}

/** A notification with its link, conversation and reply form. */
export const OpenNotification = ({ row, thread, onClose }: Props) => {
  const t = useTexts('communication')
  const { subject } = useWords()(row)
  const actions = useActions(inboxActions, { cache: useInboxCache(), onClose })(row)
  usePaletteActions(actions)
  const decision = decisionOf(row)
  const shown = thread?.length ? thread : [row]
  return (
    <article className="inbox-message">
      <header>
        <h2>{subject}</h2>
        <span className="inbox-tools">
          <ActionIcons actions={actions} />
        </span>
      </header>
      {row.link ? (
        <Button
          component={ScreenLink}
          to={row.link as ScreenHref}
          variant={decision ? 'outlined' : 'contained'}
          startIcon={<OpenIcon />}
          className="inbox-link"
        >
          {t(`inbox.goTo.${openWordOf(row)}`)}
        </Button>
      ) : null}
      <Decided row={row} />
      {decision ? (
        <div className="inbox-decision">
          <Slot key={decision.slot} name={decision.slot} id={decision.id} params={decision.params} />
        </div>
      ) : null}
      <ol className="inbox-thread" aria-label={t('inbox.thread')}>
        {shown.map((one) => (
          <li key={one.id} aria-current={shown.length > 1 && one.id === row.id ? 'true' : undefined}>
            <Message row={one} />
          </li>
        ))}
      </ol>
      {row.actions.includes('reply') ? <ReplyForm row={row} /> : null}
    </article>
  )
}
