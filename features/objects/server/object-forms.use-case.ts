import { notFound } from '#platform/domain/product-error.ts'
import { downloadFile, keepFile, storeUpload } from '#platform/server/files/files.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import { downloadObjectForm, uploadObjectForm } from '../contract/object.endpoints.ts'
import { objects } from '../domain/object.machine.ts'
import { formEntity } from './object-forms.ts'
import { findObject } from './object.repository.ts'

/** Stores the form of a FILE object. */
export const uploadObjectFormUseCase = useCase({
  endpoint: uploadObjectForm,
  load: nothing,
  authorize: objects.keep,
  prepare: storeUpload,
  run: async (ctx, _input, _subject, file) => ({
    id: await keepFile(ctx, formEntity, 'portal:', file),
    name: file.name,
    size: file.size,
  }),
})

/** Downloads the form of an object. */
export const downloadObjectFormQuery = query({
  endpoint: downloadObjectForm,
  load: (ctx, { query: { id } }) => findObject(ctx, id),
  authorize: objects.look,
  run: (ctx, _input, { form }) => {
    if (!form) throw notFound()
    return downloadFile(ctx, form.id)
  },
})
