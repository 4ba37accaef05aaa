import type { ReactNode } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { apiRoot } from '#platform/web/api/address.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { useSignedIn } from '#platform/web/public/use-signed-in.ts'
import { getOpenTaskMaterial } from '../../contract/material.endpoints.ts'
import { keyed } from '../../domain/keyed.ts'
import { questionFacts } from '../question-facts.ts'
import type { PublicOpenTask } from './public-open-task.types.ts'
import { StateChip } from './StateChip.tsx'
import { StageMoment } from './StageMoment.tsx'
import { stageWhen } from './stage-when.ts'
import { isBeforeClose, isCancelled, takesEntries } from '../../domain/phases.ts'

/** Ends a text with a full stop if another sentence follows. */
const sentence = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)

type Part = { task: PublicOpenTask }

type Fact = readonly [label: string, value: ReactNode]

/** Facts for deciding whether to participate: prize, effort, deadline and jury. */
const Facts = ({ task }: Part) => {
  const t = useTexts('open-tasks')
  const stages = [
    ['opens', task.opensAt],
    ['until', task.entriesUntil],
    ['results', task.resultsAt],
  ] as const
  const { prize, prizePlaces, late, isBlind, jurors } = task
  const facts: Fact[] = [
    ...(prize ? [[t('fields.prize'), prize] as const] : []),
    [t('page.winners'), String(prizePlaces)],
    ...stages.map(([stage, at]): Fact => [
      t(`page.${stage}`),
      <StageMoment key={stage} at={at} timeZone={task.timeZone} />,
    ]),
    [t('page.free'), t('page.freeText')],
    [t('page.late'), t(`late.${late}`)],
    [t('page.judged'), t(isBlind ? 'page.blind' : 'page.open')],
    [t('page.jurySize'), jurors > 0 ? t('page.jurors', { count: jurors }) : t('page.noJury')],
  ]
  return (
    <dl className="certificate-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Link to the work area, with the reason for signing in, while entries are accepted or will be. */
const Enter = ({ task, explains = false }: Part & { explains?: boolean }) => {
  const t = useTexts('open-tasks')
  const isSignedIn = useSignedIn()
  if (!isBeforeClose(task)) return null
  return (
    <>
      <p>
        <a
          className="button button--primary"
          href={linkTo('/bch/view/open-task', { openTaskId: task.id, tab: 'entry' })}
        >
          {t(takesEntries(task) ? 'public.enter' : 'public.follow')}
        </a>
      </p>
      {explains && !isSignedIn ? <p className="details__muted">{t('public.enterWhy')}</p> : null}
    </>
  )
}

const QuestionList = ({ task: { form } }: Part) => {
  const t = useTexts('open-tasks')
  const locale = useLocale()
  if (form.length === 0) return null
  return (
    <section aria-labelledby="asked">
      <h2 id="asked">{t('page.asks')}</h2>
      <ul>
        {form.map((question) => (
          <li key={question.label}>
            <b>{question.label}</b>{' '}
            <span className="details__muted">{questionFacts(question, t, locale)}</span>
            {question.help ? <p className="running-text">{question.help}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Criteria = ({ task: { criteria, editions, timeZone } }: Part) => {
  const t = useTexts('open-tasks')
  const locale = useLocale()
  const changes = editions.slice(0, -1)
  return (
    <section aria-labelledby="criteria">
      <h2 id="criteria">{t('criteria.title')}</h2>
      <ul>
        {keyed(criteria).map(({ key, name, description, weight }) => (
          <li key={key}>
            {t('criteria.line', { name, weight })}
            {description ? <>: {description}</> : null}
          </li>
        ))}
      </ul>
      <p className="details__muted">{t('criteria.ties')}</p>
      {changes.map(({ edition, at, reason }) => (
        <p key={edition}>
          {t('criteria.edition', { edition })} {stageWhen(at, timeZone, locale)}: {reason}
        </p>
      ))}
    </section>
  )
}

const Outages = ({ task: { outages, timeZone } }: Part) => {
  const t = useTexts('open-tasks')
  const locale = useLocale()
  return (
    <section aria-labelledby="outages">
      <h2 id="outages">{t('outage.title')}</h2>
      <p className="details__muted">{t('outage.rule')}</p>
      {outages.map(({ id, from, to, reason, untilBefore, untilAfter }) => (
        <p key={id}>
          {stageWhen(from, timeZone, locale)} — {stageWhen(to, timeZone, locale)}: {sentence(reason)}{' '}
          {t('outage.moved', {
            before: stageWhen(untilBefore, timeZone, locale),
            after: stageWhen(untilAfter, timeZone, locale),
          })}
        </p>
      ))}
    </section>
  )
}

const Questions = ({ task: { questions } }: Part) => {
  const t = useTexts('open-tasks')
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{t('questions.title')}</h2>
      <dl>
        {questions.map(({ id, question, answer }) => (
          <div key={id}>
            <dt className="running-text">
              <b>{question}</b>
            </dt>
            <dd className="running-text">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Board = ({ task: { board } }: Part) => {
  const t = useTexts('open-tasks')
  const locale = useLocale()
  if (board.length === 0) return null
  return (
    <section aria-labelledby="board">
      <h2 id="board">{t('board.title')}</h2>
      <ul>
        {keyed(board).map(({ key, place, title, author, score, isWinner }) => (
          <li key={key}>
            {t(isWinner ? 'board.winner' : 'board.line', { place })} · {title} · {author} ·{' '}
            {formatNumber(score, locale)}
          </li>
        ))}
      </ul>
      <p>
        <a href={linkTo('/certificate', {})}>{t('public.checkCertificate')}</a>
      </p>
    </section>
  )
}

/** The public page of an open task; entries are submitted in the work area. */
export const PublicOpenTaskPage = ({ task }: Part) => {
  const t = useTexts('open-tasks')
  const { id, title, organizer, status, reason, description, requirements, materials } = task
  return (
    <article className="details column">
      <p className="details__back">
        <a href={linkTo('/showcase/open-tasks-list', {})}>{t('public.all')}</a>
      </p>
      <header className="details__head">
        <div>
          <h1>{title}</h1>
          <p className="details__muted">{organizer}</p>
          <div className="chips">
            <StateChip status={status} />
          </div>
        </div>
      </header>
      <div className="details__body">
        <div className="details__text">
          {isCancelled(task) ? <p>{t('next.cancelled', { reason })}</p> : null}
          <Facts task={task} />
          <Enter task={task} explains />
          <Board task={task} />
          <p className="running-text">{description}</p>
          {requirements ? (
            <section aria-labelledby="requirements">
              <h2 id="requirements">{t('fields.requirements')}</h2>
              <p className="running-text">{requirements}</p>
            </section>
          ) : null}
          {materials.length > 0 ? (
            <section aria-labelledby="materials">
              <h2 id="materials">{t('materials.title')}</h2>
              <ul>
                {materials.map((file) => (
                  <li key={file.rowId}>
                    <a
                      href={`${apiRoot}${getOpenTaskMaterial.path}?openTaskId=${id}&fileId=${file.id}`}
                      download
                    >
                      {file.name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          <QuestionList task={task} />
          <Criteria task={task} />
          <Outages task={task} />
          <Questions task={task} />
          <Enter task={task} />
        </div>
      </div>
    </article>
  )
}
