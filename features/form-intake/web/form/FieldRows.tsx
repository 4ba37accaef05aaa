import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ChoiceBox } from '#platform/web/work/components/form/ChoiceBox.tsx'
import type { Mapping } from '../form.types.ts'
import { useTargetOptions } from './use-target-options.ts'

type Field = Mapping['fields'][number]

type Props = {
  mapping: Mapping
  /** Values of the sample, by lower-case field name. */
  samples: ReadonlyMap<string, string>
  names: ReadonlyMap<string, string>
  change: (part: Partial<Mapping>) => void
}

const linesOf = ({ values }: Field): string =>
  Object.entries(values)
    .map(([theirs, ours]) => `${theirs} = ${ours}`)
    .join('\n')

const valuesOf = (lines: string): Record<string, string> =>
  Object.fromEntries(
    lines.split('\n').flatMap((line) => {
      const at = line.indexOf('=')
      const theirs = line.slice(0, Math.max(0, at)).trim()
      return theirs === '' ? [] : [[theirs, line.slice(at + 1).trim()]]
    }),
  )

/**
 * Maps values of the form to values of the portal, one pair per line. The typed text is parsed when the field loses
 * focus.
 */
const Values = ({ field, set }: { field: Field; set: (values: Record<string, string>) => void }) => {
  const t = useTexts('form-intake')
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div className="field">
      <label htmlFor={id} className="visually-hidden">
        {t('mapping.valuesOf', { name: field.name })}
      </label>
      <textarea
        translate="no"
        id={id}
        className="control"
        rows={2}
        placeholder={t('mapping.values')}
        value={typed ?? linesOf(field)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          if (typed !== null) set(valuesOf(typed))
          setTyped(null)
        }}
      />
    </div>
  )
}

/** Fields of a form with their sample values and targets. */
export const FieldRows = ({ mapping, samples, names, change }: Props) => {
  const t = useTexts('form-intake')
  const newId = useId()
  const [name, setName] = useState('')
  const { fields } = mapping
  const options = useTargetOptions(
    names,
    fields.map(({ target }) => target),
  )
  const edit = (at: number, part: Partial<Field>) =>
    change({ fields: fields.map((field, other) => (other === at ? { ...field, ...part } : field)) })
  const choose = (at: number, target: string | null) =>
    change({
      fields: fields.map((field, other) => {
        if (other === at) return { ...field, target }
        return field.target === target ? { ...field, target: null } : field
      }),
    })
  const isKnown = fields.some((field) => field.name.toLowerCase() === name.trim().toLowerCase())
  return (
    <div className="form-intake-part">
      <h3>{t('mapping.fieldsTitle')}</h3>
      {fields.length === 0 ? (
        <p className="form-intake-hint">{t('mapping.empty')}</p>
      ) : (
        <>
          <p className="form-intake-hint">{t('mapping.valuesHelp')}</p>
          <ul className="form-intake-fields">
            {fields.map((field, at) => (
              <li key={field.name} className="form-intake-field">
                <span className="form-intake-field-name">
                  <strong>{field.name}</strong>
                  <span className="form-intake-hint">{samples.get(field.name.toLowerCase()) ?? ''}</span>
                </span>
                <ChoiceBox
                  label={t('mapping.targetOf', { name: field.name })}
                  labelHidden
                  options={options}
                  value={field.target}
                  none={t('mapping.unmapped')}
                  onChoose={(target) => choose(at, target)}
                />
                {field.target === null ? null : (
                  <Values field={field} set={(values) => edit(at, { values })} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <form
        className="form-intake-line"
        onSubmit={(event) => {
          event.preventDefault()
          change({ fields: [...fields, { name: name.trim(), target: null, values: {} }] })
          setName('')
        }}
      >
        <div className="field">
          <label htmlFor={newId}>{t('mapping.fieldName')}</label>
          <input
            translate="no"
            id={newId}
            className="control"
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Button type="submit" disabled={name.trim() === '' || isKnown}>
          {t('mapping.addField')}
        </Button>
      </form>
    </div>
  )
}
