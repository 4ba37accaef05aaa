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

/** A template with its sections. */
export type Template = ResponseOf<typeof getPublicationTemplate>

export type Section = Template['sections'][number]

/** An element of a template. */
export type Item = Section['items'][number]

/** All available elements. */
export type Choices = ResponseOf<typeof getPublicationChoices>

/** Preview of a project for each viewer. */
export type Preview = ResponseOf<typeof previewProjectPublication>

/** A project in the showcases of one accelerator. */
export type OfAccelerator = ResponseOf<typeof getProjectPublications>['items'][number]

export type Publication = OfAccelerator['publications'][number]

/** Views of a day. */
export type ViewsOfDay = ResponseOf<typeof getProjectViews>['days'][number]
