import { useTranslation } from 'react-i18next'
import {
  FIELD_LIMITS,
  IMAGE_PREVIEWS,
  PAGE_TYPES,
  X_CARDS,
  type MetaField,
  type MetaValues,
  type TextFieldName,
} from './fields.rules'
import { paths } from '~/paths'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField } from '~/ui/form/select-field'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { Disclosure } from '~/ui/overlay/disclosure'
import { CountedField } from './counted-field'

export type MetaFormProps = {
  values: MetaValues
  problems: Partial<Record<MetaField, string>>
  live: string
  reading: string
  /** Something stands beside it. */
  beside: boolean
  answer: unknown
}

type GroupProps = Pick<MetaFormProps, 'values' | 'problems'>
type OneProps = GroupProps & { name: TextFieldName; kind?: 'address' | 'lines' | 'code' }

const HINTED = [
  'canonical',
  'image',
  'imageAlt',
  'shareTitle',
  'shareDescription',
  'xAccount',
  'maxSnippet',
  'robotsOther',
  'lang',
  'hreflang',
  'author',
  'published',
  'modified',
  'currency',
  'breadcrumbs',
  'themeColor',
  'favicon',
] as const
const isHinted = (name: TextFieldName): name is (typeof HINTED)[number] =>
  (HINTED as readonly string[]).includes(name)

/** A field of text with its own words; those that a machine reads are not corrected. */
function One({ name, kind, values, problems }: OneProps) {
  const { t } = useTranslation('meta-tag-generator')
  const problem = problems[name]
  const field = {
    id: name,
    name,
    label: t(`fields.${name}`),
    hint: isHinted(name) ? t(`hints.${name}`) : undefined,
    errors: problem ? [problem] : undefined,
    defaultValue: values[name],
    maxLength: FIELD_LIMITS[name],
    autoComplete: 'off',
  }
  if (kind === 'lines')
    return (
      <TextArea
        {...field}
        rows={3}
        spellCheck={false}
        autoCapitalize="none"
        className="max-h-64 overflow-auto font-mono text-sm"
      />
    )
  return kind ? (
    <TextField
      {...field}
      inputMode={kind === 'address' ? 'url' : undefined}
      spellCheck={false}
      autoCapitalize="none"
    />
  ) : (
    <TextField {...field} />
  )
}

type Options<Name extends 'type' | 'xCard' | 'index' | 'follow' | 'maxImagePreview'> = {
  name: Name
  values: MetaValues
  options: { value: string; label: string }[]
}

function Choose<Name extends 'type' | 'xCard' | 'index' | 'follow' | 'maxImagePreview'>({
  name,
  values,
  options,
}: Options<Name>) {
  const { t } = useTranslation('meta-tag-generator')
  return (
    <SelectField
      id={name}
      name={name}
      label={t(`fields.${name}`)}
      defaultValue={values[name]}
      options={options}
    />
  )
}

function PageFields(group: GroupProps) {
  const { t } = useTranslation('meta-tag-generator')
  const errorsOf = (field: MetaField) =>
    group.problems[field] ? [group.problems[field]] : undefined
  return (
    <>
      <CountedField
        kind="title"
        maxLength={FIELD_LIMITS.title}
        defaultValue={group.values.title}
        errors={errorsOf('title')}
      />
      <CountedField
        kind="description"
        maxLength={FIELD_LIMITS.description}
        defaultValue={group.values.description}
        errors={errorsOf('description')}
      />
      <One {...group} name="canonical" kind="address" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Choose
          name="type"
          values={group.values}
          options={PAGE_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <One {...group} name="siteName" />
      </div>
    </>
  )
}

function SharingFields(group: GroupProps) {
  const { t } = useTranslation('meta-tag-generator')
  return (
    <>
      <One {...group} name="image" kind="address" />
      <One {...group} name="imageAlt" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Choose
          name="xCard"
          values={group.values}
          options={X_CARDS.map((value) => ({ value, label: t(`cards.${value}`) }))}
        />
        <One {...group} name="xAccount" kind="code" />
      </div>
      <One {...group} name="shareTitle" />
      <One {...group} name="shareDescription" />
    </>
  )
}

function SearchFields(group: GroupProps) {
  const { t } = useTranslation('meta-tag-generator')
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Choose
        name="index"
        values={group.values}
        options={(['index', 'noindex'] as const).map((value) => ({
          value,
          label: t(`robots.${value}`),
        }))}
      />
      <Choose
        name="follow"
        values={group.values}
        options={(['follow', 'nofollow'] as const).map((value) => ({
          value,
          label: t(`robots.${value}`),
        }))}
      />
      <Choose
        name="maxImagePreview"
        values={group.values}
        options={[
          { value: '', label: t('imagePreviews.usual') },
          ...IMAGE_PREVIEWS.map((value) => ({ value, label: t(`imagePreviews.${value}`) })),
        ]}
      />
      <One {...group} name="maxSnippet" kind="code" />
      <div className="sm:col-span-2">
        <One {...group} name="robotsOther" kind="code" />
      </div>
    </div>
  )
}

const GROUPS = {
  search: ['maxSnippet', 'robotsOther'],
  languages: ['lang', 'hreflang'],
  kinds: ['author', 'published', 'modified', 'price', 'currency'],
  structured: ['organization', 'logo', 'breadcrumbs'],
  look: ['favicon', 'themeColor'],
} as const satisfies Record<string, readonly TextFieldName[]>
const KINDS: Partial<Record<TextFieldName, OneProps['kind']>> = {
  hreflang: 'lines',
  breadcrumbs: 'lines',
  lang: 'code',
  published: 'code',
  modified: 'code',
  price: 'code',
  currency: 'code',
  logo: 'address',
  favicon: 'address',
  themeColor: 'code',
}

/** All that the tags are made of; what is needed less often is folded, unless it says something. */
export function MetaForm({ values, problems, live, reading, beside, answer }: MetaFormProps) {
  const { t } = useTranslation('meta-tag-generator')
  const group = { values, problems }
  const errors = Object.entries(problems).map(([field, message]) => ({ fieldId: field, message }))
  const isOpen = (names: readonly TextFieldName[]) =>
    names.some((name) => values[name] !== '' || problems[name]) || undefined
  const opened = {
    ...Object.fromEntries(Object.entries(GROUPS).map(([name, fields]) => [name, isOpen(fields)])),
    search:
      isOpen(GROUPS.search) ||
      values.index !== 'index' ||
      values.follow !== 'follow' ||
      values.maxImagePreview !== '' ||
      undefined,
  } as Record<keyof typeof GROUPS, boolean | undefined>
  return (
    <Form
      method="post"
      action={`${paths.tool('meta-tag-generator')}#result`}
      preventScrollReset
      aria-labelledby="form-title"
      className="grid min-w-0 content-start gap-6"
    >
      <h2 id="form-title" className="text-2xl">
        {t('form.title')}
      </h2>
      <ErrorSummary id="meta-errors" errors={errors} answer={answer} />
      <input type="hidden" name="live" value={live} />
      <input type="hidden" name="reading" value={reading} />
      <div className={beside ? 'grid gap-8' : 'grid gap-x-gap gap-y-8 lg:grid-cols-2'}>
        <fieldset className="grid min-w-0 content-start gap-5">
          <legend className="pb-4 text-lg font-semibold text-canal">{t('form.page')}</legend>
          <PageFields {...group} />
        </fieldset>
        <fieldset className="grid min-w-0 content-start gap-5">
          <legend className="pb-4 text-lg font-semibold text-canal">{t('form.sharing')}</legend>
          <SharingFields {...group} />
        </fieldset>
      </div>
      <div>
        <Disclosure look="row" summary={t('form.search')} open={opened.search}>
          <SearchFields {...group} />
        </Disclosure>
        {(['languages', 'kinds', 'structured', 'look'] as const).map((name) => (
          <Disclosure key={name} look="row" summary={t(`form.${name}`)} open={opened[name]}>
            <div className="grid gap-5">
              {GROUPS[name].map((field) => (
                <One key={field} {...group} name={field} kind={KINDS[field]} />
              ))}
            </div>
          </Disclosure>
        ))}
      </div>
      <div>
        <Button name="act" value="make">
          {t('form.make')}
        </Button>
      </div>
    </Form>
  )
}
