import { useId, useMemo, useState } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import type { Locale } from '#platform/web/i18n/locales.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { countElements, type ElementTree } from '../../../fields/domain/tree.ts'
import type { TemplateVersion } from '../session/builder-state.ts'
import { Choice } from './Choice.tsx'
import { treeIn } from './in-language.ts'

type Props = {
  tree: ElementTree
  version: TemplateVersion
  /** Shows one element without its section's header. */
  alone?: boolean
}

const widths = ['wide', 'phone'] as const

/** Interactive preview: conditions and formulas work, nothing is saved. */
export const PreviewPane = ({ tree, version, alone = false }: Props) => {
  const t = useTexts('profile-templates')
  const titleId = useId()
  const [language, setLanguage] = useState<Locale>(currentLocale)
  const [width, setWidth] = useState<(typeof widths)[number]>('wide')
  const shown = useMemo(() => treeIn(tree, language), [tree, language])
  return (
    <section
      className={cls('builder-preview', `builder-preview-${width}`, alone && 'builder-preview-alone')}
      aria-labelledby={titleId}
    >
      <header className="builder-preview-head">
        <h2 id={titleId}>
          {t(version.purpose === 'EXPERTISE' ? 'builder.preview.titleReview' : 'builder.preview.title')}
        </h2>
        <Choice
          label={t('builder.preview.language')}
          options={(['ru', 'en'] as const).map((value) => ({ value, label: t(`builder.preview.${value}`) }))}
          chosen={language}
          onChoose={setLanguage}
        />
        <Choice
          label={t('builder.preview.width')}
          options={widths.map((value) => ({ value, label: t(`builder.preview.${value}`) }))}
          chosen={width}
          onChoose={setWidth}
        />
      </header>
      <div className="builder-preview-body">
        {countElements(tree) === 0 ? (
          <p className="builder-nothing">
            {t(version.purpose === 'EXPERTISE' ? 'builder.preview.emptyReview' : 'builder.preview.empty')}
          </p>
        ) : (
          <Slot name="template.preview" tree={shown} version={version} />
        )}
        <p className="builder-hint">{t('builder.preview.hint')}</p>
      </div>
    </section>
  )
}
