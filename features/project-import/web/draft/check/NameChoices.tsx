import { useId, useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import { searchDictionary } from '../../../../fields/types/list/search-dictionary.ts'
import { chooseImportValues } from '../../../contract/import.endpoints.ts'
import type { Check } from '../../import.types.ts'

type Name = Check['names'][number]
type Choose = (values: readonly { name: Name; valueId: number | null }[]) => void

/** One name of the file, and the value of the dictionary it is given. */
const NameChoice = ({ name, choose, isBusy }: { name: Name; choose: Choose; isBusy: boolean }) => {
  const t = useTexts('project-import')
  const id = useId()
  const options = useMemo(() => searchDictionary(name.dictionary), [name.dictionary])
  const { nearest } = name
  return (
    <li className="import-name">
      <span className="import-column-name">{name.name}</span>
      <span className="import-column-examples">
        {t('check.nameIn', { header: name.header, count: name.count })}
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
      <span className="import-name-buttons">
        {nearest ? (
          <Button size="small" disabled={isBusy} onClick={() => choose([{ name, valueId: nearest.id }])}>
            {nearest.name}
          </Button>
        ) : null}
        <Button
          size="small"
          variant="text"
          disabled={isBusy}
          onClick={() => choose([{ name, valueId: null }])}
        >
          {t('check.leaveEmpty')}
        </Button>
      </span>
    </li>
  )
}

/** Names of the file that no dictionary has: each is given a value once, for this file and the accelerator's next ones. */
export const NameChoices = ({ importId, check }: { importId: number; check: Check }) => {
  const t = useTexts('project-import')
  const save = useCommand(chooseImportValues)
  const choose: Choose = (values) =>
    save.mutate({
      body: {
        importId,
        values: values.map(({ name, valueId }) => ({
          dictionary: name.dictionary,
          name: name.name,
          valueId,
        })),
      },
    })
  const proposed = check.names.flatMap((name) => (name.nearest ? [{ name, valueId: name.nearest.id }] : []))
  return (
    <section aria-label={t('check.names')} className="import-part">
      <h3>{t('check.names')}</h3>
      <p className="import-hint">{t('check.namesHint')}</p>
      {proposed.length > 1 ? (
        <div className="import-actions">
          <Button size="small" loading={save.isPending} onClick={() => choose(proposed)}>
            {t('check.takeProposed', { count: proposed.length })}
          </Button>
        </div>
      ) : null}
      <ul className="import-columns">
        {check.names.map((name) => (
          <NameChoice
            key={`${name.column} ${name.name}`}
            name={name}
            choose={choose}
            isBusy={save.isPending}
          />
        ))}
      </ul>
      {check.namesCount > check.names.length ? (
        <p className="import-hint">
          {t('check.moreSkipped', { shown: check.names.length, total: check.namesCount })}
        </p>
      ) : null}
    </section>
  )
}
