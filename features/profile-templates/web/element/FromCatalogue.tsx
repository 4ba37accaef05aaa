import '../builder.css'
import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import type { CodeShape } from '../../domain/code-shapes.rules.ts'
import type { DataType } from '../../../fields/domain/element-types.ts'
import type { Field } from '../../../fields/domain/tree.ts'
import { useCodeClash } from './new-code.ts'
import { Part } from './Part.tsx'
import { useClashText } from './use-clash-text.ts'

type Props = {
  templateId: number
  taken: ReadonlySet<string>
  /** The shape of a field with this type in the target. */
  shapeOf: (type: DataType) => CodeShape
  onTake: (field: Field) => void
}

/** Inserts a ready field of the catalogue with its code, so that all templates share its values. */
export const FromCatalogue = ({ templateId, taken, shapeOf, onTake }: Props) => {
  const t = useTexts('profile-templates')
  const clashText = useClashText()
  const id = useId()
  const [field, setField] = useState<Field | null>(null)
  const { code = '', type = 'STRING' } = field ?? {}
  const { clash } = useCodeClash(code, { taken, templateId, shape: shapeOf(type) })
  const problem = taken.has(code) ? t('builder.catalogue.isThere', { code }) : clash ? clashText(clash) : null
  return (
    <Part title={t('builder.catalogue.title')}>
      <p className="builder-hint">{t('builder.catalogue.help')}</p>
      <div className="field">
        <label htmlFor={id}>{t('builder.catalogue.object')}</label>
        <Slot
          name="template.catalogue"
          inputId={id}
          label={t('builder.catalogue.object')}
          isWrong={problem !== null}
          describedBy={`${id}e`}
          onChange={setField}
        />
        <p className="field-error" id={`${id}e`} aria-live="polite">
          {problem}
        </p>
      </div>
      <div className="form-buttons">
        <Button disabled={!field || problem !== null} onClick={() => field && onTake(field)}>
          {t('builder.catalogue.insert')}
        </Button>
      </div>
    </Part>
  )
}
