import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/public/Icon.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { ShownAccelerator } from './showcase.types.ts'

/** Public marketing files of the accelerator. */
export const AcceleratorFiles = ({ files }: Pick<ShownAccelerator, 'files'>) => {
  const t = useTexts('accelerators')
  const locale = useLocale()
  if (files.length === 0) return null
  return (
    <section aria-labelledby="files">
      <h2 id="files">{t('showcase.files')}</h2>
      <ul className="files">
        {files.map(({ fileId, name, description, size }) => (
          <li key={fileId}>
            <a href={`/api/v1/accelerator/marketing-file/get?fileId=${fileId}`} download>
              <Icon name="file" />
              <span>
                {name} <small className="tabular">{formatBytes(size, locale)}</small>
              </span>
            </a>
            {description ? <p>{description}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
