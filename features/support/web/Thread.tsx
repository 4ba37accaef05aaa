import './support.css'
import type { ComponentType, ReactNode } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { PageActions } from '#platform/web/work/actions/PageActions.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { RecordNavigation } from '#platform/web/work/components/details/RecordNavigation.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getSupportThread } from '../contract/support.endpoints.ts'
import { answerMailStateTable, supportStateTable } from '../domain/state-tables.ts'
import { AnswerForm } from './AnswerForm.tsx'
import type { OpenThread } from './support.types.ts'
import { threadActions } from './thread-actions.ts'
import { threadSearch } from './thread-search.ts'
import { WriteForm } from './WriteForm.tsx'

const Messages = ({ thread }: { thread: OpenThread }) => {
  const t = useTexts('support')
  return (
    <ol className="support-messages" aria-label={t('thread.messages')}>
      {thread.messages.map(({ id, kind, byStaff, author, body, at, mail }) => (
        <li
          key={`${kind}:${id}`}
          className={byStaff ? 'support-message support-message-staff' : 'support-message'}
        >
          <p className="support-author">
            <strong>
              {kind === 'TAKEN_OVER'
                ? t('thread.takenOver', { name: author })
                : byStaff
                  ? t('thread.staff', { name: author })
                  : author}
            </strong>{' '}
            <DateText value={at} as="time" />
            {mail ? (
              <>
                {' '}
                <ScreenLink to={linkTo('/admin/email-log', { id: mail.id })}>
                  {t('thread.mail')}
                </ScreenLink>{' '}
                <StateOf table={answerMailStateTable} state={mail.state} />
              </>
            ) : null}
          </p>
          {body ? <p className="support-body">{body}</p> : null}
        </li>
      ))}
    </ol>
  )
}

const ThreadPage = ({ thread, back, facts }: { thread: OpenThread; back: ReactNode; facts: ReactNode }) => {
  const actionsOf = useActions(threadActions)
  return (
    <section>
      {back}
      <PageHead title={thread.subject} actions={<PageActions actions={actionsOf(thread)} />} />
      {facts}
      <Messages thread={thread} />
      {thread.actions.includes('answer') ? <AnswerForm key={`answer:${thread.id}`} thread={thread} /> : null}
      {thread.actions.includes('write') ? <WriteForm key={`write:${thread.id}`} thread={thread} /> : null}
    </section>
  )
}

const useThread = () => {
  const [{ threadId }] = useScreenSearch(threadSearch)
  const isNamed = threadId !== undefined && threadId > 0
  const answer = useCall(
    getSupportThread,
    { query: { threadId: String(threadId) } },
    { enabled: isNamed, deniedHere: true },
  )
  return { isNamed, answer }
}

const Found = ({ Page }: { Page: ComponentType<{ thread: OpenThread }> }) => {
  const t = useTexts('support')
  const { isNamed, answer } = useThread()
  if (!isNamed) return <PageState icon={SearchIcon} title={t('thread.none')} text={t('thread.noneText')} />
  if (!answer.data)
    return answer.error ? (
      <ErrorState error={answer.error} retry={() => void answer.refetch()} />
    ) : (
      <LoadingBlock lines={8} />
    )
  return <Page thread={answer.data} />
}

const StateFact = ({ thread }: { thread: OpenThread }) => {
  const t = useTexts('support')
  return (
    <Fact label={t('queue.columns.status')}>
      <StateOf table={supportStateTable} state={thread.status} />
    </Fact>
  )
}

const OwnPage = ({ thread }: { thread: OpenThread }) => {
  const t = useTexts('support')
  return (
    <ThreadPage
      thread={thread}
      back={<RecordNavigation backTo="/bch/view/support" backLabel={t('own.title')} />}
      facts={
        <Facts columns>
          <StateFact thread={thread} />
        </Facts>
      }
    />
  )
}

const QueuedPage = ({ thread }: { thread: OpenThread }) => {
  const t = useTexts('support')
  const { from, guestEmail, owner } = thread
  return (
    <ThreadPage
      thread={thread}
      back={<RecordNavigation backTo="/admin/support" backLabel={t('queue.title')} />}
      facts={
        <Facts columns>
          <StateFact thread={thread} />
          <Fact label={t('queue.columns.from')}>
            {guestEmail && guestEmail !== from ? `${from} (${guestEmail})` : from}
          </Fact>
          <Fact label={t('queue.columns.owner')}>{owner?.name ?? '—'}</Fact>
        </Facts>
      }
    />
  )
}

/** Screen of one's own request with the answers. */
export const OwnThread = () => <Found Page={OwnPage} />

/** Screen of a request for the administrators. */
export const QueuedThread = () => <Found Page={QueuedPage} />
