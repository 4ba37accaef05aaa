import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getProjectViews } from '../contract/views.endpoints.ts'
import type {
  getProjectPublications,
  previewProjectPublication,
} from '../contract/project-publication.endpoints.ts'
import type {
  getPublicationChoices,
  getPublicationTemplate,
  listPublicationTemplates,
} from '../contract/publication-template.endpoints.ts'

/** A template in the list. */
export type TemplateRow = ResponseOf<typeof listPublicationTemplates>['items'][number]

/** A template with all that it shows. */
export type Template = ResponseOf<typeof getPublicationTemplate>

export type Section = Template['sections'][number]

/** An element as a template shows it. */
export type Item = Section['items'][number]

/** Everything that may be chosen. */
export type Choices = ResponseOf<typeof getPublicationChoices>

/** A project as each viewer would see it. */
export type Preview = ResponseOf<typeof previewProjectPublication>

/** A project in the showcases of one accelerator. */
export type OfAccelerator = ResponseOf<typeof getProjectPublications>['items'][number]

export type Publication = OfAccelerator['publications'][number]

/** How often something was looked at on a day. */
export type ViewsOfDay = ResponseOf<typeof getProjectViews>['days'][number]
