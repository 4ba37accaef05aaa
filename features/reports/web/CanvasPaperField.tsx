import '#platform/web/work/components/form/parameters.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import { canvasPapers, type CanvasPaper } from '../domain/canvas.ts'

type Props = { paper: CanvasPaper; onChange: (paper: CanvasPaper | undefined) => void }

/** Chooses the sheet that a canvas is printed on; A3 is not in the address. */
export const CanvasPaperField = ({ paper, onChange }: Props) => {
  const t = useTexts('reports')
  return (
    <label className="parameter-field">
      {t('canvas.paper')}
      <Select
        value={paper}
        options={canvasPapers.map((one) => ({ value: one, label: one.toUpperCase() }))}
        onChange={(one) => onChange(one === 'a3' ? undefined : one)}
      />
    </label>
  )
}
