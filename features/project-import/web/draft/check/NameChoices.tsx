import { useId, useMemo } from 'react'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import { searchDictionary } from '../../../../fields/types/list/search-dictionary.ts'
import { chooseImportValues } from '../../../contract/import.endpoints.ts'
import type { Check } from '../../import.types.ts'
import { inTurn } from '../import-writes.ts'

type Name = Check['names'][number]
type Choose = (values: readonly { name: Name; valueId: number | null }[]) => void
type Choosing = { choose: Choose; isBusy: boolean }

/** One name of the file, and the value of the dictionary it is given. */
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

const Names = ({ names, ...choosing }: Choosing & { names: readonly Name[] }) => (
  <ul className="import-columns">
    {names.map((name) => (
      <NameChoice key={`${name.column} ${name.name}`} name={name} {...choosing} />
    ))}
  </ul>
)

/**
 * Names of the file that no dictionary has: each is given a value once, for this file and the accelerator's next ones. What
 * is clearly meant is taken at once; of several possible values a person chooses.
 */
export const NameChoices = ({ importId, check }: { importId: number; check: Check }) => {
  const t = useTexts('project-import')
  const save = useCommand(chooseImportValues)
  const choose: Choose = (chosen) => {
    const values = chosen.map(({ name, valueId }) => ({
      dictionary: name.dictionary,
      name: name.name,
      valueId,
    }))
    inTurn(importId, () => save.mutateAsync({ body: { importId, values } })).catch(notifyError)
  }
  const sure = check.names.filter((name) => name.sure)
  const open = check.names.filter((name) => !name.sure)
  const choosing = { choose, isBusy: save.isPending }
  return (
    <section aria-label={t('check.names')} className="import-part">
      <h3>{t('check.names')}</h3>
      <p className="import-hint">{t('check.namesHint')}</p>
      {sure.length > 0 ? (
        <>
          <div className="import-actions">
            <h4>{t('check.sureNames')}</h4>
            {sure.length > 1 ? (
              <Button
                size="small"
                loading={save.isPending}
                onClick={() => choose(sure.map((name) => ({ name, valueId: name.proposed[0]?.id ?? null })))}
              >
                {t('check.takeProposed', { count: sure.length })}
              </Button>
            ) : null}
          </div>
          <Names names={sure} {...choosing} />
        </>
      ) : null}
      {open.length > 0 ? (
        <>
          <h4>{t('check.openNames')}</h4>
          <Names names={open} {...choosing} />
        </>
      ) : null}
      {check.namesCount > check.names.length ? (
        <p className="import-hint">
          {t('check.moreSkipped', { shown: check.names.length, total: check.namesCount })}
        </p>
      ) : null}
    </section>
  )
}
