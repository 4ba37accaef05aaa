import type { ReactNode } from 'react'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { errorText } from '#platform/web/i18n/error-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PeopleIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'

/** Explains the error to a non-member of the accelerator (spec 8); shows the page otherwise. */
export const NoPlace = ({ error, children }: { error: unknown; children: ReactNode }) => {
  const t = useTexts('teams')
  return isOutsideTeam(error) ? (
    <PageState alert icon={PeopleIcon} title={errorText(error)} text={t('team.noPlace')} />
  ) : (
    children
  )
}
