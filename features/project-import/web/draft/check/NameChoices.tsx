import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { chooseImportValues } from '../../../contract/import.endpoints.ts'
import type { Check } from '../../import.types.ts'
import { inTurn } from '../import-writes.ts'
import { Names, type Choose, type Name } from './Names.tsx'
import { ProposedNames } from './ProposedNames.tsx'

/**
 * Names in the file that are in no dictionary: each gets a value once, for this file and the accelerator's later
 * ones. Clear matches are applied automatically; of several possible values the user chooses.
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
  const of = (certainty: Name['certainty']) => check.names.filter((name) => name.certainty === certainty)
  const open = of('OPEN')
  const choosing = { choose, isBusy: save.isPending }
  return (
    <section aria-label={t('check.names')} className="import-part">
      <h3>{t('check.names')}</h3>
      <p className="import-hint">{t('check.namesHint')}</p>
      <ProposedNames title={t('check.sureNames')} names={of('EXACT')} {...choosing} />
      <ProposedNames
        title={t('check.guessedNames')}
        hint={t('check.guessedHint')}
        names={of('GUESS')}
        {...choosing}
        asks
      />
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
