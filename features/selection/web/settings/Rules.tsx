import { useId } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import { kindsFor, maxOf, type Rule } from '../../domain/rules.ts'
import type { Selection } from '../selection.types.ts'
import { fieldOptions } from './field-options.ts'
import { newRule } from './new-rule.ts'
import { RuleCard } from './RuleCard.tsx'
import type { SettingsDraft } from './use-settings-draft.ts'

type Props = { selection: Selection; draft: SettingsDraft }

/** Rules that give points. */
export const Rules = ({ selection, draft }: Props) => {
  const t = useTexts('selection')
  const id = useId()
  const { rules } = draft.settings
  const set = (next: Rule[]) => draft.change({ rules: next })
  const maxPoints = rules.reduce((sum, rule) => sum + maxOf(rule), 0)
  const add = (code: string) => {
    const field = selection.fields.find((one) => one.code === code)
    const kind =
      field && kindsFor(field.type).find((one) => !rules.some((r) => r.code === code && r.kind === one))
    if (field && kind) set([...rules, newRule(kind, field)])
  }
  return (
    <section className="selection-part">
      <h2>
        {t('rules.title')}
        {rules.length > 0 ? (
          <small>{t('rules.most', { points: formatNumber(maxPoints / 100) })}</small>
        ) : null}
      </h2>
      {rules.length === 0 ? <p className="selection-hint">{t('rules.none')}</p> : null}
      {rules.map((rule, at) => (
        <RuleCard
          key={`${rule.kind} ${rule.code}`}
          rule={rule}
          selection={selection}
          taken={rules.filter((other) => other !== rule)}
          change={(next) => set(rules.map((one, place) => (place === at ? next : one)))}
          remove={() => set(rules.filter((_, place) => place !== at))}
        />
      ))}
      <div className="selection-box">
        <label htmlFor={id}>{t('rules.add')}</label>
        <Combobox
          key={rules.length}
          id={id}
          label={t('rules.add')}
          options={fieldOptions(selection.fields, currentLocale(), t)}
          chosen={[]}
          placeholder={t('rules.chooseField')}
          onChange={([chosen]) => chosen && add(String(chosen.value))}
        />
      </div>
    </section>
  )
}
