import { PreviewPane } from '../preview/PreviewPane.tsx'
import { Sections } from '../sections/Sections.tsx'
import { TemplateGate } from '../template/TemplateGate.tsx'
import { TemplateHead } from '../template/TemplateHead.tsx'

/** Editor of a publication template, with a preview of a real project next to it. */
export const TemplateConstructor = () => (
  <TemplateGate>
    {(template) => (
      <section className="showcase-page">
        <TemplateHead template={template} at="constructor" />
        <Sections template={template} />
        <PreviewPane template={template} />
      </section>
    )}
  </TemplateGate>
)
