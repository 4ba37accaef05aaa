import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import { exportObjectsQuery } from './server/export-objects.query.ts'
import * as groups from './server/groups.use-case.ts'
import * as history from './server/history.query.ts'
import * as sheets from './server/import-objects.use-case.ts'
import * as queries from './server/list-objects.query.ts'
import * as forms from './server/object-forms.use-case.ts'
import { getObjectUsesQuery } from './server/object-uses.query.ts'
import * as objects from './server/object.use-case.ts'
import { sweptObjectForms } from './server/swept-forms.ts'
import * as singles from './server/single-indicators.use-case.ts'

/** The catalogue of ready profile elements, which templates and tables take. */
export const objectsFeature: Feature = {
  name: 'objects',
  endpoints,
  handlers: [
    ...Object.values(queries),
    ...Object.values(objects),
    ...Object.values(singles),
    ...Object.values(groups),
    ...Object.values(history),
    ...Object.values(forms),
    ...Object.values(sheets),
    getObjectUsesQuery,
    exportObjectsQuery,
  ],
  files: [sweptObjectForms],
  constraintErrors: {
    object_group_name_ru: 'GROUP_NAME_TAKEN',
    object_group_name_en: 'GROUP_NAME_TAKEN',
    // Somebody put an object into the group, or moved it, at the same moment.
    profile_object_group_id_fkey: 'OBJECT_IN_USE',
    profile_object_single: 'SINGLE_INDICATOR_LIMIT',
  },
}
