import { useId, useRef, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import type { Option, OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { listObjects } from '../../../../objects/contract/object.endpoints.ts'
import type { Field } from '../../../domain/template.ts'
import { wordsIn } from '../../format/words-in.ts'
import { Part } from './Part.tsx'

type CatalogueObject = ResponseOf<typeof listObjects>['items'][number]

type Props = { taken: ReadonlySet<string>; onTake: (field: Field) => void }

/** Takes a ready field of the catalogue as it is, with its code: its values are the same in all templates. */
export const FromCatalogue = ({ taken, onTake }: Props) => {
  const t = useTexts('profiles')
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
  const isThere = object !== undefined && taken.has(object.field.code)
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
          isWrong={isThere}
          describedBy={`${id}e`}
        />
        <p className="field-error" id={`${id}e`} aria-live="polite">
          {isThere ? t('builder.catalogue.isThere', { code: object.field.code }) : null}
        </p>
      </div>
      <div className="form-buttons">
        <Button disabled={!object || isThere} onClick={() => object && onTake(object.field)}>
          {t('builder.catalogue.insert')}
        </Button>
      </div>
    </Part>
  )
}
