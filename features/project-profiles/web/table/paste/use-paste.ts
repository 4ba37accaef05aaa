import { useCallback, useState } from 'react'
import { text } from '#platform/web/i18n/texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { randomId } from '#platform/web/random-id.ts'
import type { TableModel } from '../model/use-table-model.ts'
import { planPaste, textsToRead, type PastedLine, type PastePlan } from './paste-plan.ts'
import { readerFor } from './read-cells.ts'

/** A paste that awaits confirmation, because some of it cannot be stored. */
export type DoubtfulPaste = { plan: PastePlan; surplus: readonly string[] }

/** Maximum size of one save request. */
const limits = { rows: 1000, cells: 20_000 }

/** Parses lines of texts, asks for confirmation if some are invalid, and saves the rest in one request. */
export const usePaste = (model: TableModel) => {
  const [doubtful, setDoubtful] = useState<DoubtfulPaste | null>(null)
  const [isBusy, setBusy] = useState(false)

  const save = useCallback(
    async ({ plan, surplus }: DoubtfulPaste): Promise<void> => {
      setDoubtful(null)
      const { block } = plan
      if (block.values.length === 0 && block.add.length === 0 && surplus.length === 0) {
        notify({ code: 100, text: text('project-profiles:table.paste.nothing') })
        return
      }
      try {
        await model.commands.paste(plan, surplus)
        notify({
          code: 200,
          text: [
            text('project-profiles:table.paste.done', { count: block.values.length }),
            block.add.length > 0 &&
              text('project-profiles:table.paste.rowsAdded', { count: block.add.length }),
          ]
            .filter(Boolean)
            .join(' '),
          offer: { label: text('platform:actions.undo'), run: () => void model.commands.undo() },
        })
      } catch (error) {
        notifyError(error)
      }
    },
    [model],
  )

  const paste = useCallback(
    async (lines: PastedLine[], surplus: readonly string[] = []): Promise<void> => {
      const { element, editing } = model
      const texts = textsToRead(element, lines)
      if (lines.length > limits.rows || texts.length > limits.cells) {
        notify({ code: 400, text: text('project-profiles:table.paste.tooMuch', limits) })
        return
      }
      setBusy(true)
      try {
        const read = await readerFor(texts, editing())
        const plan = planPaste(lines, read, {
          element,
          count: model.rows().length,
          numberOf: (row) => model.rows().indexOf(row) + 1,
          valueAt: (place) => editing().store.cell(place).value,
          newId: randomId,
        })
        if (plan.unread.length > 0 || plan.left > 0 || plan.outside > 0) setDoubtful({ plan, surplus })
        else await save({ plan, surplus })
      } catch (error) {
        notifyError(error)
      } finally {
        setBusy(false)
      }
    },
    [model, save],
  )
  return { paste, isBusy, doubtful, save, cancel: () => setDoubtful(null) }
}
