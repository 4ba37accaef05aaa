import { stateKey } from '#platform/domain/state-table.ts'
import { ApiError } from '../../api/api-error.ts'
import { hasText, text } from '../../i18n/texts.ts'
import { notify, notifyError } from '../../messages/banner-store.ts'
import { cancelDrawer } from '../components/drawer/drawer-store.ts'
import type { Actions, ActionTools, GivenAnswers, SendAction } from './actions-of.ts'

/** The texts of an action. */
export type ActionText = 'label' | 'title' | 'text' | 'submit' | 'reason' | 'reasonHelp' | 'done'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Keys of an action's text, in order of fallback: `member.blockTitle`, then the label `member.block`, then the shared
 * `actions.block`.
 */
export const actionTextKeys = (texts: string, name: string, part: ActionText): readonly string[] => {
  const own = `${texts}.${name}`
  const label = [own, `platform:actions.${name}`]
  if (part === 'label') return label
  if (part === 'title' || part === 'submit') return [`${own}${capital(part)}`, ...label]
  if (part === 'reason' || part === 'reasonHelp') return [`${own}${capital(part)}`, `${texts}.${part}`]
  return [`${own}${capital(part)}`]
}

/** The text of an action, or null if missing. */
export const wordOf = (
  texts: string,
  name: string,
  part: ActionText,
  words: Record<string, unknown>,
): string | null => {
  const key = actionTextKeys(texts, name, part).find((one) => hasText(one, words))
  return key === undefined ? null : text(key, words)
}

/** Error codes that mean: another person was faster, and the page shows the current state. */
const outdated: ReadonlySet<string | null> = new Set([
  'STATE_CHANGED',
  'TRACKPOINT_STATUS_CHANGED',
  'PLAN_CHANGED',
])

/** Whether another person was faster: such an error contains the current state. */
export const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError && (outdated.has(error.code) || 'state' in error.params)

type Performed<Row, Context extends object, Kind = unknown> = {
  of: Actions<Row, Context>
  name: string
  action: Kind
  row: Row
  tools: ActionTools<Context>
}

const wordsOf = <Row, Context extends object>({ of, row, tools }: Performed<Row, Context>) =>
  of.words?.(row, tools) ?? {}

/** Shows the current state, if the server returns it and its text exists. */
export const notifyChanged = (
  { texts, states }: Pick<Actions<never, never>, 'texts' | 'states'>,
  words: Record<string, unknown>,
  error: ApiError,
): void => {
  // A specific code is more informative than the state.
  if (!outdated.has(error.code)) return notifyError(error)
  const key = states && stateKey(states, String(error.params['state']))
  const state = key !== undefined && hasText(key) ? text(key) : null
  const own = `${texts}.changed`
  const message = hasText(own) ? text(own, words) : text('platform:actions.changed')
  notify({
    code: 400,
    text: state === null ? message : `${message} ${text('platform:actions.changedTo', { state })}`,
  })
}

/** Whether the row itself shows an error. */
const isShown = <Row, Context extends object>(
  { of, row, tools }: Performed<Row, Context>,
  error: unknown,
): boolean => of.showRefusal !== undefined && of.showRefusal(row, error, tools) !== false

/** Shows an error outside of forms: at the row if it supports that, else in a banner. */
export const notifyRefusal = <Row, Context extends object>(
  performed: Performed<Row, Context>,
  error: unknown,
): void => {
  if (isShown(performed, error)) return
  if (isOutdated(error)) notifyChanged(performed.of, wordsOf(performed), error)
  else notifyError(error)
}

/** Makes the call and shows the success message, with undo if available; errors are thrown. */
export const perform = async <Row, Context extends object>(
  performed: Performed<Row, Context, SendAction<Row, Context>>,
  answers: GivenAnswers,
): Promise<void> => {
  const { of, name, action, row, tools } = performed
  of.showRefusal?.(row, undefined, tools)
  if (action.before && !(await action.before(row, tools))) return
  const answer = await action.send(row, { ...tools, ...answers })
  if (action.quiet) return
  const given = typeof answer === 'object' ? answer : {}
  const { undo } = action
  const next = action.next?.(row, answer as never, tools)
  notify({
    code: 200,
    text: wordOf(of.texts, name, 'done', { ...given, ...wordsOf(performed) }) ?? '',
    ...(next && { offer: next }),
    ...(undo && {
      offer: {
        label: text('platform:actions.undo'),
        run: () => void undo(row, tools).catch((error: unknown) => notifyRefusal(performed, error)),
      },
    }),
  })
}

/**
 * The same from a question in the drawer: an error is shown there and the reason remains, unless the question is
 * obsolete. Returns the parameters of a follow-up question, if any.
 */
export const performAnswered = async <Row, Context extends object>(
  performed: Performed<Row, Context, SendAction<Row, Context>>,
  answers: GivenAnswers,
): Promise<Record<string, unknown> | null> => {
  try {
    await perform(performed, answers)
    return null
  } catch (error) {
    const more = error instanceof ApiError && !answers.again && performed.action.again?.(error)
    if (more) return more
    if (isShown(performed, error)) return null
    if (isOutdated(error)) {
      // The person decides again after seeing the new state; the reason remains as a draft.
      cancelDrawer()
      notifyRefusal(performed, error)
    }
    throw error
  }
}
