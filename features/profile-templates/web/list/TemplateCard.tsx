import { VersionState } from '../versions/VersionState.tsx'
import type { TemplateRow } from './use-template-columns.tsx'

/** What a card says of a template below its name, on narrow screens. */
export const TemplateCard = ({ template: { versions } }: { template: TemplateRow }) => (
  <span className="builder-chips">
    {versions.slice(0, 3).map((version) => (
      <VersionState key={version.id} version={version} />
    ))}
  </span>
)
