import type { ComponentProps } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Part } from '../../../fields/domain/conditions.rules.ts'
import { ConditionForm } from './ConditionForm.tsx'

/** When a field of a group or a column is shown, below all else that it says. */
export const PartCondition = <P extends Part>(props: ComponentProps<typeof ConditionForm<P>>) => {
  const t = useTexts('profile-templates')
  return (
    <>
      <h3>{t('builder.condition.title')}</h3>
      <ConditionForm {...props} />
    </>
  )
}
