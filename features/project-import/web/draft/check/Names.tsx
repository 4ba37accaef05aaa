import { useId, useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import { searchDictionary } from '../../../../fields/types/list/search-dictionary.ts'
import type { Check } from '../../import.types.ts'

/** A name in the file that is in no dictionary. */
export type Name = Check['names'][number]
/** Sets the values of names; null leaves the field empty. */
export type Choose = (values: readonly { name: Name; valueId: number | null }[]) => void
export type Choosing = { choose: Choose; isBusy: boolean }

/** One name in the file, and the dictionary value chosen for it. */
const NameChoice = ({ name, choose, isBusy }: Choosing & { name: Name }) => {
  const t = useTexts('project-import')
  const id = useId()
  const options = useMemo(() => searchDictionary(name.dictionary), [name.dictionary])
  return (
    <li className="import-name">
      <span className="import-column-name" translate="no">
        {name.name}
      </span>
      <span className="import-column-examples">
        {t('check.nameIn', { header: name.header, count: name.count })}
      </span>
      <span className="import-name-buttons">
        {name.proposed.map((value) => (
          <Button
            key={value.id}
            size="small"
            disabled={isBusy}
            aria-label={t('check.giveValue', { name: name.name, value: value.name })}
            onClick={() => choose([{ name, valueId: value.id }])}
          >
            {value.name}
          </Button>
        ))}
        <Button
          size="small"
          variant="text"
          disabled={isBusy}
          onClick={() => choose([{ name, valueId: null }])}
        >
          {t('check.leaveEmpty')}
        </Button>
      </span>
      <div className="field">
        <label htmlFor={id} className="visually-hidden">
          {t('check.valueOf', { name: name.name })}
        </label>
        <Combobox
          id={id}
          label={t('check.valueOf', { name: name.name })}
          options={options}
          chosen={[]}
          clearable={false}
          disabled={isBusy}
          placeholder={t('check.chooseValue')}
          onChange={([value]) => {
            if (value) choose([{ name, valueId: Number(value.value) }])
          }}
        />
      </div>
    </li>
  )
}

/** Names, each with its possible values. */
export const Names = ({ names, ...choosing }: Choosing & { names: readonly Name[] }) => (
  <ul className="import-columns">
    {names.map((name) => (
      <NameChoice key={`${name.column} ${name.name}`} name={name} {...choosing} />
    ))}
  </ul>
)
