import { portalRulesVersion } from '#platform/domain/portal-rules.ts'
import { CheckField } from '#platform/web/public/CheckField.tsx'
import type { FieldOf } from './field-of.ts'
import { RulesSentence } from './RulesSentence.tsx'

type Props = { field: FieldOf<'rulesVersion'>; portalUrl: string }

/** Consent to the portal's rules: a registration stores their version. */
export const RulesConsent = ({ field, portalUrl }: Props) => {
  const rules = field('rulesVersion')
  return (
    <CheckField
      name={rules.name}
      label={<RulesSentence sentence="accept" portalUrl={portalUrl} />}
      checked={rules.value !== ''}
      error={rules.error}
      onChange={(accepted) => rules.onChange(accepted ? portalRulesVersion : '')}
    />
  )
}
