import type { ComponentProps } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Part } from '../../../fields/domain/conditions.rules.ts'
import { ConditionForm } from './ConditionForm.tsx'

/** The condition of a field or column, below its other properties. */
export const PartCondition = <P extends Part>(props: ComponentProps<typeof ConditionForm<P>>) => {
  const t = useTexts('profile-templates')
  return (
    <>
      <h3>{t('builder.condition.title')}</h3>
      <ConditionForm {...props} />
    </>
  )
}
