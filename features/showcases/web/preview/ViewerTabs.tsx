import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Tabs } from '#platform/web/work/components/details/Tabs.tsx'
import type { ShowcaseViewer } from '../../domain/shown.rules.ts'
import type { Preview } from '../showcase.types.ts'
import { ViewerPanel } from './ViewerPanel.tsx'

/** Preview of a project with a tab per kind of viewer; each tab shows the number of fields visible to them. */
export const ViewerTabs = ({ preview }: { preview: Preview }) => {
  const t = useTexts('showcases')
  const id = useId()
  const [chosen, setChosen] = useState<ShowcaseViewer | null>(null)
  const { viewers } = preview
  // Visitors first: the team and the accelerator see everything anyway.
  const seen =
    viewers.find(({ viewer }) => viewer === chosen) ??
    viewers.find(({ closed }) => closed === null) ??
    viewers[0]
  if (!seen) return null
  return (
    <div className="showcase-seen">
      <Tabs
        id={id}
        label={t('preview.viewer')}
        chosen={seen.viewer}
        onChoose={setChosen}
        tabs={viewers.map(({ viewer, shown }) => ({
          key: viewer,
          title: t(`preview.viewers.${viewer}`),
          count: shown.length,
          content: () => null,
        }))}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${seen.viewer}`}>
        <ViewerPanel preview={preview} seen={seen} />
      </div>
    </div>
  )
}
