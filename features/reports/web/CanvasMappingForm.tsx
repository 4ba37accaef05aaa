import { useId, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import { saveCanvas, type getCanvas } from '../contract/canvas.endpoints.ts'
import { canvasBlocks, maxElementsOfBlock, type CanvasBlock, type CanvasCode } from '../domain/canvas.ts'

type Props = { canvas: CanvasCode; answer: ResponseOf<typeof getCanvas>; onDone: () => void }

/** Form of a canvas's mapping: fields of the profile for each block, for all projects of the accelerator. */
export const CanvasMappingForm = ({ canvas, answer, onDone }: Props) => {
  const t = useTexts('reports')
  const id = useId()
  const [blocks, setBlocks] = useState(answer.blocks)
  const save = useCommand(saveCanvas, { success: t('canvas.saved'), onDone })
  const options = answer.elements.map(({ code, name }) => ({ value: code, label: name }))
  const nameOf = (code: string): string =>
    options.find(({ value }) => value === code)?.label ?? t('canvas.deletedElement')
  const choose = (block: CanvasBlock, codes: readonly string[]) =>
    setBlocks({ ...blocks, [block]: [...codes] })
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({
          body: { acceleratorId: answer.acceleratorId, canvas, blocks, version: answer.version },
        })
      }}
    >
      <p className="report-about">{t('canvas.editText', { count: maxElementsOfBlock })}</p>
      {canvasBlocks.map((block) => (
        <label key={block} className="canvas-choice" htmlFor={`${id}-${block}`}>
          {t(`canvas.blocks.${block}`)}
          <Combobox
            id={`${id}-${block}`}
            label={t(`canvas.blocks.${block}`)}
            options={options}
            chosen={blocks[block].map((code) => ({ value: code, label: nameOf(code) }))}
            multiple
            max={maxElementsOfBlock}
            onChange={(chosen) =>
              choose(
                block,
                chosen.map(({ value }) => String(value)),
              )
            }
          />
        </label>
      ))}
      <div>
        <Button type="submit" variant="contained" loading={save.isPending}>
          {t('canvas.save')}
        </Button>
      </div>
    </form>
  )
}
