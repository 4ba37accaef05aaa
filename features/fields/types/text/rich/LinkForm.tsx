import '#platform/web/work/components/form/form.css'
import type { Editor } from '@tiptap/react'
import { useState, type KeyboardEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'

const withProtocol = (typed: string): string => {
  const text = typed.trim()
  if (/^(https?:\/\/|mailto:)/i.test(text)) return text
  return text.includes('@') && !text.includes('/') ? `mailto:${text}` : `https://${text}`
}

/** Form of a link's address; an empty address removes the link. */
export const LinkForm = ({ editor, onDone }: { editor: Editor; onDone: () => void }) => {
  const t = useTexts('fields')
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''))
  const done = () => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address.trim() === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      const href = withProtocol(address)
      chain
        .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run()
    } else chain.setLink({ href: withProtocol(address) }).run()
    onDone()
  }
  const byKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      done()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      onDone()
      editor.commands.focus()
    }
  }
  return (
    <div className="rich-link">
      <input
        translate="no"
        className="control"
        type="text"
        inputMode="url"
        // The user has just opened this form.
        autoFocus
        value={address}
        aria-label={t('input.rich.address')}
        placeholder="https://"
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={byKeys}
      />
      <Button size="small" onClick={done}>
        {t('input.rich.apply')}
      </Button>
    </div>
  )
}
