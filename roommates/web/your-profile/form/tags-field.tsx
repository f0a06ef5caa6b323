import { asTag, lifestyleTags } from '@basera/accounts/contract'
import { Button, Chip, Field, RemovableChip, TextInput } from '@basera/platform/design'
import { PlusIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type ReactNode, useState } from 'react'
import { tagWords } from '../../card/tag-words.ts'
import en from '../../locales/en.json'
import type { ProfileForm } from './profile-form.ts'
import { addTag, ownTags, removeTag, type Tagged } from './tags.ts'

export interface TagsFieldProps {
  readonly id: string
  readonly label: ReactNode
  readonly labelId: string
  /** Of the input, and of its button ("Add to my lifestyle"). */
  readonly addLabel: string
  readonly addTo: string
  readonly tags: readonly string[]
  readonly typed: string
  readonly error: string | undefined
  readonly onTags: (tags: readonly string[]) => void
  readonly onType: (typed: string) => void
}

/** Chips of tags, and ways to add more (roommates.lifestyle-tags). */
export function TagsField(props: TagsFieldProps) {
  const { label, labelId, tags, onTags, onType } = props
  const t = useSentences(en)
  const [refusal, setRefusal] = useState<string>()
  const [news, setNews] = useState('')
  const change = (next: Tagged) => {
    setRefusal(next.error)
    setNews('')
    if (next.tags !== tags) onTags(next.tags)
  }
  const add = () => {
    const tag = asTag(props.typed)
    if (tag === '') return
    const next = addTag(tags, tag)
    change(next)
    if (next.error) return
    onType('')
    setNews(
      t(next.tags === tags ? 'roommates.yours.tags.there' : 'roommates.yours.tags.added', {
        tag: tagWords(tag),
      }),
    )
  }
  const remove = (tag: string) => {
    change({ tags: removeTag(tags, tag) })
    setNews(t('roommates.yours.tags.removed', { tag: tagWords(tag) }))
    // The pressed chip is gone, and the focus with it.
    document.getElementById(props.id)?.focus()
  }
  return (
    <div>
      {label}
      <ul className="yours-tags" aria-labelledby={labelId}>
        {lifestyleTags.map((tag) => (
          <li key={tag}>
            <Chip
              pressed={tags.includes(tag)}
              onClick={() => change(tags.includes(tag) ? { tags: removeTag(tags, tag) } : addTag(tags, tag))}
            >
              {tagWords(tag)}
            </Chip>
          </li>
        ))}
        {ownTags(tags).map((tag) => (
          <li key={tag}>
            <RemovableChip
              removeLabel={t('roommates.yours.tags.remove', { tag: tagWords(tag) })}
              onClick={() => remove(tag)}
            >
              {tagWords(tag)}
            </RemovableChip>
          </li>
        ))}
      </ul>
      <TagInput
        {...props}
        error={refusal ?? props.error}
        onAdd={add}
        onType={(typed) => {
          setRefusal(undefined)
          onType(typed)
        }}
      />
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}

function TagInput(props: TagsFieldProps & { readonly onAdd: () => void }) {
  const { id, addLabel, addTo, typed, error, onType, onAdd } = props
  const t = useSentences(en)
  return (
    <Field id={id} label={addLabel} hideLabel error={error} className="yours-add">
      {(control) => (
        <div>
          <TextInput
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            placeholder={addLabel}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              // Enter adds the tag instead of sending the form.
              event.preventDefault()
              onAdd()
            }}
          />
          <Button
            look="soft"
            icon={<PlusIcon />}
            disabled={typed.trim() === ''}
            aria-label={addTo}
            onClick={onAdd}
          >
            {t('roommates.yours.tags.add')}
          </Button>
        </div>
      )}
    </Field>
  )
}

export function LifestyleField({ form, labelId }: { readonly form: ProfileForm; readonly labelId: string }) {
  const t = useSentences(en)
  return (
    <TagsField
      id={form.id('lifestyle_tags')}
      label={null}
      labelId={labelId}
      addLabel={t('roommates.yours.lifestyle.add')}
      addTo={t('roommates.yours.lifestyle.to')}
      tags={form.values.lifestyle_tags}
      typed={form.values.lifestyle_typed}
      error={form.errors.lifestyle_tags}
      onTags={(tags) => form.set('lifestyle_tags', tags)}
      onType={(typed) => form.set('lifestyle_typed', typed)}
    />
  )
}
