import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { CheckCircleIcon } from '#platform/web/work/components/icons/icons.ts'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import type { getExpertSettings } from '../../contract/expert-settings.endpoints.ts'

type Props = { settings: ResponseOf<typeof getExpertSettings> }

/** Settings that are part of the profile: areas, and whether a certificate was confirmed. */
export const SettingsOfProfile = ({ settings: { competencies, certified, inMonth } }: Props) => {
  const t = useTexts('expertise')
  return (
    <div className="expert-settings-profile">
      <p>
        {t('settings.areas')} {competencies.map(({ name }) => name).join(', ') || t('settings.noAreas')}{' '}
        <TextLink to={linkTo('/bch/view/person-user-profile', { tab: 'professional' })}>
          {t('settings.toAreas')}
        </TextLink>
      </p>
      <p>
        {certified ? (
          <span className="expertise-certified">
            <CheckCircleIcon />
            {t('settings.certified')}
          </span>
        ) : (
          t('settings.notCertified')
        )}
      </p>
      <p className="expertise-muted">{t('settings.inMonth', { count: inMonth })}</p>
    </div>
  )
}
