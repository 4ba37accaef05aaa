import { useId, useRef, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import type { Option, OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { listObjects } from '../../../../objects/contract/object.endpoints.ts'
import type { CodeShape } from '../../../domain/code-shapes.rules.ts'
import type { DataType } from '../../../domain/element-types.ts'
import type { Field } from '../../../domain/template.ts'
import { wordsIn } from '../../format/words-in.ts'
import { useCodeMeeting } from './new-code.ts'
import { Part } from './Part.tsx'
import { useClashText } from './use-clash-text.ts'

type CatalogueObject = ResponseOf<typeof listObjects>['items'][number]

type Props = {
  templateId: number
  taken: ReadonlySet<string>
  /** What a field of this type would be where it is taken. */
  shapeOf: (type: DataType) => CodeShape
  onTake: (field: Field) => void
}

/** Takes a ready field of the catalogue as it is, with its code: its values are the same in all templates. */
export const FromCatalogue = ({ templateId, taken, shapeOf, onTake }: Props) => {
  const t = useTexts('profiles')
  const clashText = useClashText()
  const id = useId()
  const [chosen, setChosen] = useState<readonly Option[]>([])
  const found = useRef(new Map<number, CatalogueObject>())
  const [find] = useState<OptionSearch>(() => async (findText: string, signal: AbortSignal) => {
    const { items } = await call(
      listObjects,
      { query: { status: 'ACTIVE', limit: 50, ...(findText ? { findText } : {}) } },
      { signal },
    )
    for (const object of items) found.current.set(object.id, object)
    return items.map(({ id: value, field, group }) => ({
      value,
      label: wordsIn(field.name),
      hint: `${group.name} · ${field.code}`,
    }))
  })
  const object = found.current.get(Number(chosen[0]?.value))
  const { code = '', type = 'STRING' } = object?.field ?? {}
  const { clash } = useCodeMeeting(code, { taken, templateId, shape: shapeOf(type) })
  const problem = taken.has(code) ? t('builder.catalogue.isThere', { code }) : clash ? clashText(clash) : null
  return (
    <Part title={t('builder.catalogue.title')}>
      <p className="builder-hint">{t('builder.catalogue.help')}</p>
      <div className="field">
        <label htmlFor={id}>{t('builder.catalogue.object')}</label>
        <Combobox
          id={id}
          label={t('builder.catalogue.object')}
          options={find}
          chosen={chosen}
          onChange={setChosen}
          isWrong={problem !== null}
          describedBy={`${id}e`}
        />
        <p className="field-error" id={`${id}e`} aria-live="polite">
          {problem}
        </p>
      </div>
      <div className="form-buttons">
        <Button disabled={!object || problem !== null} onClick={() => object && onTake(object.field)}>
          {t('builder.catalogue.insert')}
        </Button>
      </div>
    </Part>
  )
}
