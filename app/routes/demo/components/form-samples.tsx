/* eslint-disable house/translated-text -- specimens for who works on the code, in its language */
import { Button, ButtonLink } from '~/ui/form/button'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { CheckboxGroup } from '~/ui/form/checkbox-group'
import { ChipList } from '~/ui/form/chip-list'
import { ChoiceGroup } from '~/ui/form/choice-group'
import { ChoiceList } from '~/ui/form/choice-list'
import { ColorField } from '~/ui/form/color-field'
import { CopyButton } from '~/ui/form/copy-button'
import { CopyText } from '~/ui/form/copy-text'
import { DraftBar } from '~/ui/form/draft-bar'
import { Field, FieldErrors, FieldHint, Optional } from '~/ui/form/field'
import { Fieldset } from '~/ui/form/fieldset'
import { FileField } from '~/ui/form/file-field'
import { PasswordField } from '~/ui/form/password-field'
import { QuantityStepper } from '~/ui/form/quantity-stepper'
import { SelectField } from '~/ui/form/select-field'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { paths } from '~/paths'
import type { Samples } from './sample'

const PLANS = [
  { value: 'one', label: 'One page', description: 'A start.', price: '$900' },
  { value: 'many', label: 'Many pages', description: 'A whole site.', price: '$4,000' },
]
const TOPICS = [
  { value: 'site', label: 'Websites' },
  { value: 'brand', label: 'Brands' },
]
const COLOR = '#0a625f'

export const formSamples: Samples = {
  Button: {
    when: 'Sends a form. One primary button on a page; the others are secondary, quiet or danger.',
    show: () => (
      <div className="flex flex-wrap gap-3">
        <Button type="button">Pay</Button>
        <Button type="button" variant="secondary">
          Save
        </Button>
        <Button type="button" variant="quiet">
          Cancel
        </Button>
        <Button type="button" variant="danger">
          Delete
        </Button>
        <Button type="button" disabled>
          Not now
        </Button>
      </div>
    ),
  },
  ButtonLink: {
    when: 'Leads to a page where that is the main thing to do.',
    show: () => (
      <ButtonLink to={paths.shop()} variant="secondary" size="sm">
        Browse services
      </ButtonLink>
    ),
  },
  TextField: {
    when: 'One line: a name, an amount, a day. `prefix` and `suffix` say its unit.',
    show: (id) => (
      <div className="grid gap-4">
        <TextField id={id} name={id} label="Name" hint="As on the invoice." required={false} />
        <TextField
          id={`${id}-b`}
          name={`${id}-b`}
          label="Price"
          prefix="$"
          width="short"
          defaultValue="ten"
          errors={['Write an amount.']}
        />
      </div>
    ),
  },
  TextArea: {
    when: 'Several lines.',
    show: (id) => <TextArea id={id} name={id} label="What is it about?" rows={3} />,
  },
  PasswordField: {
    when: 'A password; with script a button shows what is typed.',
    show: (id) => <PasswordField id={id} name={id} label="Password" />,
  },
  SelectField: {
    when: 'One of many choices. For up to five, ChoiceGroup shows them all.',
    show: (id) => (
      <SelectField id={id} name={id} label="Topic" options={TOPICS} placeholder="Any" />
    ),
  },
  CheckboxField: {
    when: 'Yes or no. `look="switch"` for a setting.',
    show: (id) => (
      <div className="grid gap-3">
        <CheckboxField id={id} name={id} label="I agree" />
        <CheckboxField id={`${id}-b`} name={`${id}-b`} label="Mails" look="switch" defaultChecked />
      </div>
    ),
  },
  CheckboxGroup: {
    when: 'Several of a few choices.',
    show: (id) => (
      <CheckboxGroup
        id={id}
        name={id}
        legend="Topics"
        look="plain"
        options={TOPICS}
        defaultValue={['site']}
      />
    ),
  },
  ChoiceGroup: {
    when: 'One of a few choices, all of them seen, with a price where there is one.',
    show: (id) => (
      <ChoiceGroup id={id} name={id} legend="Plan" options={PLANS} defaultValue="one" />
    ),
  },
  ChoiceList: {
    when: 'The choices of the two groups above, where something else names them.',
    show: (id) => (
      <ChoiceList type="radio" id={id} name={id} look="plain" options={TOPICS} selected={[]} />
    ),
  },
  ChipList: {
    when: 'Many choices with short words, several at once.',
    show: (id) => <ChipList id={id} name={id} chips={TOPICS} selected={['brand']} />,
  },
  ColorField: {
    when: 'A color, typed or picked.',
    show: (id) => (
      <ColorField
        id={id}
        name={id}
        label="Color"
        pickLabel="Pick a color"
        defaultValue={COLOR}
        hex={COLOR}
      />
    ),
  },
  FileField: {
    when: 'Files; a rejected page never brings them back.',
    show: (id) => <FileField id={id} name={id} label="Picture" accept="image/*" />,
  },
  QuantityStepper: {
    when: 'A number that grows and shrinks by one, inside a form.',
    show: () => <QuantityStepper quantity={2} subject="Logo sprint" />,
  },
  CopyButton: {
    when: 'Copies a text; there only with script.',
    show: () => <CopyButton text="WELCOME10" label="Copy the code" done="Copied" />,
  },
  CopyText: {
    when: 'A text to select, such as a secret address.',
    show: () => <CopyText text="otpauth://totp/demo" label="Copy" done="Copied" />,
  },
  Fieldset: {
    when: 'Names fields that belong together.',
    show: (id) => (
      <Fieldset id={id} legend="Address">
        <TextField id={`${id}-c`} name={`${id}-c`} label="City" />
      </Fieldset>
    ),
  },
  Field: {
    when: 'The label, hint and errors around an input that none of the fields above has.',
    show: (id) => (
      <Field id={id} label="Volume">
        <input id={id} type="range" className="w-full" />
      </Field>
    ),
  },
  FieldHint: { when: 'The hint of a field.', show: (id) => <FieldHint id={id} hint="Optional." /> },
  FieldErrors: {
    when: 'What is wrong with a field, under it.',
    show: (id) => <FieldErrors id={id} errors={['Write a name.']} />,
  },
  Optional: { when: 'Says after a label that a field may stay empty.', show: () => <Optional /> },
  ErrorSummary: {
    when: 'Over a form that came back: each error leads to its field. It takes the focus.',
  },
  Form: { when: 'Every form: it sends itself with and without script, and keeps its scroll.' },
  ListButton: { when: 'Adds, moves or removes a row of a form without saving it.' },
  DraftBar: {
    when: 'The last part of a form with long texts: keeps what is typed, and says what was kept.',
    show: (id) => (
      <DraftBar draft={{ key: `sample:${id}`, saved: 'Nov 20, 2026, 9:41 AM', values: {} }} />
    ),
  },
  UnsentWords: {
    when: 'In the place of a form that is gone: why it was not sent, and the words of it.',
  },
  Trap: { when: 'A field that only robots fill in.' },
}
