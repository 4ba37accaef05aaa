import { useMemo } from 'react'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import type { GroupElement } from '../../../fields/domain/tree.ts'
import { LiveForm } from './LiveForm.tsx'
import { useLiveForm } from './use-live-form.ts'

const schema = z.object({
  minItems: z.int('NOT_AN_INTEGER').min(0, 'TOO_SMALL').max(100, 'TOO_BIG'),
  maxItems: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(100, 'TOO_BIG'),
})

type Props = { group: GroupElement; onChange: (group: GroupElement) => void }

/** Minimum and maximum number of a group's items. */
export const GroupForm = ({ group, onChange }: Props) => {
  const t = useTexts('profile-templates')
  const { minItems, maxItems } = group
  const given = useMemo(() => ({ minItems, maxItems }), [minItems, maxItems])
  const form = useLiveForm(schema, given, (counts) => onChange({ ...group, ...counts }))
  return (
    <LiveForm form={form}>
      <div className="form-row">
        <NumberField name="minItems" label={t('builder.group.min')} help={t('builder.group.minHelp')} />
        <NumberField name="maxItems" label={t('builder.group.max')} help={t('builder.group.maxHelp')} />
      </div>
    </LiveForm>
  )
}
