import { useDeferredValue, useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { compareTrees } from '../../domain/compare.ts'
import { builderLink, type WhichBuilder } from '../places.ts'
import { useTemplateVersion, type Builder } from '../session/use-builder.ts'
import { Differences } from './Differences.tsx'

type Props = { builder: Builder; which: WhichBuilder; compareId: number }

/** Differences between the current tree and another version of its template. */
export const CompareVersions = ({ builder: { state }, which, compareId }: Props) => {
  const t = useTexts('profile-templates')
  const go = useGo()
  const other = useTemplateVersion({ templateId: which.templateId, versionId: compareId })
  const now = useDeferredValue(state.history.now)
  const { data } = other
  const differences = useMemo(() => (data ? compareTrees(data.tree, now) : []), [data, now])
  return (
    <section className="builder-preview builder-compare">
      <header className="builder-preview-head">
        <h2>
          {data
            ? t('builder.compare.title', { number: state.version.number, other: data.number })
            : t('builder.parts.compare')}
        </h2>
        <IconAction
          icon={CloseIcon}
          label={t('builder.compare.close')}
          tip="end"
          onClick={() => go(builderLink(which), { replace: true })}
        />
      </header>
      {data ? null : other.error ? <ErrorState error={other.error} /> : <LoadingBlock />}
      {data && differences.length === 0 ? (
        <p className="builder-nothing">{t('builder.compare.same')}</p>
      ) : null}
      <Differences differences={differences} />
    </section>
  )
}
