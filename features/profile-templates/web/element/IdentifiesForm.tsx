import { useMemo } from 'react'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import type { Element } from '../../../fields/domain/tree.ts'
import { LiveForm } from './LiveForm.tsx'
import { useLiveForm } from './use-live-form.ts'

const schema = z.object({ identifies: z.boolean() })

type Props = { element: Element; onChange: (element: Element) => void }

/** Whether an element identifies the applicant, so that blind reviews hide it. */
export const IdentifiesForm = ({ element, onChange }: Props) => {
  const t = useTexts('profile-templates')
  const identifies = element.identifies ?? false
  const given = useMemo(() => ({ identifies }), [identifies])
  const form = useLiveForm(schema, given, (facts) => {
    const { identifies: _before, ...rest } = element
    onChange(facts.identifies ? { ...rest, identifies: true } : rest)
  })
  return (
    <LiveForm form={form}>
      <SwitchField
        name="identifies"
        label={t('builder.blind.identifies')}
        help={t('builder.blind.identifiesHelp')}
      />
    </LiveForm>
  )
}
