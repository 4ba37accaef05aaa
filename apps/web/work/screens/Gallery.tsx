import './gallery/gallery.css'
import { lazy, Suspense, useId } from 'react'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { choiceParam } from '#platform/web/search-params.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { Tabs } from '#platform/web/work/components/details/Tabs.tsx'
import '#platform/web/work/components/details/details.css'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'

const parts = {
  foundations: lazy(async () => ({ default: (await import('./gallery/Foundations.tsx')).Foundations })),
  list: lazy(async () => ({ default: (await import('./gallery/ListSample.tsx')).ListSample })),
  form: lazy(async () => ({ default: (await import('./gallery/FormSample.tsx')).FormSample })),
  details: lazy(async () => ({ default: (await import('./gallery/DetailsSample.tsx')).DetailsSample })),
  messages: lazy(async () => ({ default: (await import('./gallery/MessagesSample.tsx')).MessagesSample })),
  states: lazy(async () => ({ default: (await import('./gallery/StatesSample.tsx')).StatesSample })),
}

type Part = keyof typeof parts

const keys = Object.keys(parts) as [Part, ...Part[]]
const search = z.object({ part: choiceParam(keys) })

/** The test page for designers: every component in all of its states (spec 2, /bch/view/bch-test). */
export const Gallery = () => {
  const t = useTexts('gallery')
  const id = useId()
  const [{ part = 'foundations' }, set] = useScreenSearch(search)
  const Shown = parts[part]
  // These two parts have their own heading.
  const hasHeading = part === 'list' || part === 'details'
  return (
    <div className="gallery">
      {hasHeading ? null : <PageHead />}
      <Tabs
        id={id}
        label={t('title')}
        chosen={part}
        onChoose={(key) => set({ part: key }, { push: true })}
        tabs={keys.map((key) => ({ key, title: t(`parts.${key}`), content: () => null }))}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${part}`} className="gallery-part">
        <Suspense fallback={<LoadingBlock />}>
          <Shown />
        </Suspense>
      </div>
    </div>
  )
}
