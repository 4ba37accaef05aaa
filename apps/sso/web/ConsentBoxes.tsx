import { portalRulesVersion } from '#platform/domain/portal-rules.ts'
import { CheckField } from '#platform/web/public/CheckField.tsx'
import type { FieldOf } from './field-of.ts'
import { RulesSentence } from './RulesSentence.tsx'

type Consent = 'rulesVersion' | 'consentVersion'

type Props = { field: FieldOf<Consent>; portalUrl: string }

/** Each consent is given by itself: to the portal's rules, and to the processing of personal data. */
const boxes = [
  ['rulesVersion', 'accept'],
  ['consentVersion', 'consent'],
] as const

/** The consents of a registration; the values are the version that the person reads. */
export const ConsentBoxes = ({ field, portalUrl }: Props) => (
  <>
    {boxes.map(([name, sentence]) => {
      const { value, error, onChange } = field(name)
      return (
        <CheckField
          key={name}
          name={name}
          label={<RulesSentence sentence={sentence} portalUrl={portalUrl} />}
          checked={value !== ''}
          error={error}
          onChange={(accepted) => onChange(accepted ? portalRulesVersion : '')}
        />
      )
    })}
  </>
)
