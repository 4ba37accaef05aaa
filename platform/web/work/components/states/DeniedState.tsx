import { useTexts } from '../../../i18n/use-texts.ts'
import { ShieldIcon } from '../icons/icons.ts'
import { PageState } from './PageState.tsx'

/** Access denied, with the contact person. */
export const DeniedState = () => {
  const t = useTexts()
  return <PageState alert icon={ShieldIcon} title={t('page.deniedTitle')} text={t('page.deniedHelp')} />
}
