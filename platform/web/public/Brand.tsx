import { useTexts } from '../i18n/use-texts.ts'

/** Name and brand of the application settings. */
export type BrandProps = { appName: string; brand: string; href?: string }

/** The logo that leads home: the portal's own mark, or the drawing the server has for a brand (spec 1). */
export const Brand = ({ appName, brand, href = '/portal' }: BrandProps) => {
  const t = useTexts('public')
  return (
    <a className="brand" href={href} aria-label={t('header.home', { appName })}>
      {brand === 'default' ? (
        <>
          <svg className="brand__mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
            <rect width="32" height="32" rx="8" />
            <path d="M10 25 14.500 7h3L22 25h-2.600l-1-4.300h-4.800L12.600 25Zm4.300-7h3.400L16 10.800Z" />
          </svg>
          <span className="brand__name">{appName}</span>
        </>
      ) : (
        <img src="/api/v1/system/bch-logo" alt={appName} height="32" width="132" className="brand__drawing" />
      )}
    </a>
  )
}
