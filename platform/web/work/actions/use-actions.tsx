import { Suspense, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import type { MenuAction } from '../components/ActionMenu.tsx'
import { confirm } from '../components/drawer/confirm.tsx'
import { openDrawer } from '../components/drawer/drawer-store.ts'
import { LoadingBlock } from '../components/states/LoadingBlock.tsx'
import { useGo } from '../navigation/use-go.ts'
import type { Acted, Action, Actions, ActionTools, LocalAction } from './actions-of.ts'
import type { BulkAction } from './bulk/bulk-plan.ts'
import { withKeys } from './verb-keys.ts'
import { perform, performAnswered, notifyRefusal, wordOf } from './perform.ts'

/** Identifies a row while its action is in progress; rows are new objects after every response. */
const idOf = (row: object): string => {
  const { id, key, uid } = row as { id?: unknown; key?: unknown; uid?: unknown }
  return String(id ?? key ?? uid ?? '')
}

/** Actions on the rows of a list: on each, and on several at once. */
export type RowActions<Row> = ((row: Row) => MenuAction[]) & { bulk?: readonly BulkAction<Row>[] }

type Given<Context extends object> = object extends Context ? [context?: Context] : [context: Context]

/**
 * The actions of rows, ready to render: `const actionsOfMember = useActions(memberActions)`, then `<ListScreen
 * rowActions={actionsOfMember} />`, `<ActionMenu actions={actionsOfMember(member)} />` or `<ActionButtons
 * actions={actionsOfMember(member)} />`.
 */
export const useActions = <Row extends Acted, Context extends object = object>(
  of: Actions<Row, Context>,
  ...[context]: Given<Context>
): RowActions<Row> => {
  const [namespace] = of.texts.split(':') as [string]
  const t = useTexts(namespace)
  const go = useGo()
  const [running, setRunning] = useState<readonly string[]>([])
  type One = Action<Row, Context> | LocalAction<Row, Context>
  const tools = { t, go, ...context } as ActionTools<Context>

  /** Runs it unless it is in progress; shows errors. */
  const during = (row: Row, name: string, action: One, run: () => Promise<void>): void => {
    const id = `${name}:${idOf(row)}`
    if (running.includes(id)) return
    setRunning((now) => [...now, id])
    void run()
      .catch((error: unknown) => notifyRefusal({ of, name, action, row, tools }, error))
      .finally(() => setRunning((now) => now.filter((one) => one !== id)))
  }

  const start = (row: Row, name: string, action: One, again?: Record<string, unknown>): void => {
    const words = { ...of.words?.(row, tools), ...again }
    const word = (part: Parameters<typeof wordOf>[2]) => wordOf(of.texts, name, part, words)
    if ('to' in action) return go(action.to(row, tools))
    if ('form' in action) {
      const body = <Suspense fallback={<LoadingBlock />}>{action.form(row, tools)}</Suspense>
      return openDrawer({ title: word('title') ?? '', body })
    }
    if ('run' in action) return during(row, name, action, async () => void (await action.run(row, tools)))
    const { confirm: asks, reason, reasonMax, reasonAid, about, danger = false } = action
    const performed = { of, name, action, row, tools }
    if (reason !== undefined || (typeof asks === 'function' ? asks(row, tools) : asks)) {
      const note = about?.(row, tools)
      const help = word('reasonHelp')
      return confirm({
        title: word('title') ?? '',
        text: word('text') ?? '',
        about: note,
        submitLabel: word('submit') ?? '',
        danger,
        ...(reason && {
          reason: {
            label: word('reason') ?? '',
            required: reason === 'required',
            ...(help && { help }),
            ...(reasonMax && { max: reasonMax }),
            ...(reasonAid && { aid: reasonAid(row, tools) }),
          },
        }),
        onSubmit: async (reason) => {
          const more = await performAnswered(performed, { reason, again: again !== undefined })
          // The drawer with the question closes first.
          if (more) setTimeout(() => start(row, name, action, more))
        },
      })
    }
    return during(row, name, action, () => perform(performed, { reason: '', again: false }))
  }

  const rowActions = (row: Row): MenuAction[] =>
    withKeys(
      of.entries.flatMap(([name, action]): MenuAction[] => {
        const allowed =
          'when' in action ? action.when === true || action.when(row, tools) : row.actions.includes(name)
        const disabledReason = (!allowed && action.whyNot?.(row, tools)) || null
        if (!allowed && !disabledReason) return []
        const { icon, danger = false, primary = false, column } = action
        return [
          {
            key: name,
            label: wordOf(of.texts, name, 'label', of.words?.(row, tools) ?? {}) ?? '',
            ...(icon && { icon }),
            ...(column !== undefined && { column }),
            danger,
            primary: typeof primary === 'function' ? primary(row, tools) : primary,
            disabledReason,
            pending: running.includes(`${name}:${idOf(row)}`),
            onClick: () => start(row, name, action),
          },
        ]
      }),
    )
  const bulk = of.entries.flatMap(([name, action]): BulkAction<Row>[] => {
    if (!('bulk' in action) || !action.bulk) return []
    const { danger = false, primary = false } = action
    const { because, conflict } = action.bulk
    const endOf =
      'endOf' in action.bulk
        ? (action.bulk.endOf as ((answer: unknown) => string | null) | undefined)
        : undefined
    const conflictOf = (row: Row, rows: readonly Row[]): string | null => conflict?.(row, tools, rows) ?? null
    const label = wordOf(of.texts, name, 'label', {}) ?? ''
    const one = {
      texts: of.texts,
      name,
      label,
      danger,
      primary: primary === true,
      because,
      conflictOf,
      endOf: (answer: unknown) => endOf?.(answer) ?? null,
    }
    if ('form' in action) {
      const { form } = action.bulk
      return [
        {
          ...one,
          reason: undefined,
          isOneCall: false,
          form: (rows, start, done) => (
            <Suspense fallback={<LoadingBlock />}>{form(rows, start, done)}</Suspense>
          ),
        },
      ]
    }
    const { reason, send } = action
    const { send: sendAll } = action.bulk
    return [
      {
        ...one,
        reason,
        isOneCall: sendAll !== undefined,
        send: (rows, given) =>
          sendAll
            ? sendAll(rows, { ...tools, reason: given, again: false })
            : Promise.all(rows.map((row) => send(row, { ...tools, reason: given, again: false }))),
      },
    ]
  })
  return Object.assign(rowActions, { bulk })
}
