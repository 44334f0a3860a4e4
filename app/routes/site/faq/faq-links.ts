import type faq from '../../../../locales/en/faq.json'
import { paths } from '~/paths'

/** Where the answers lead that carry a link. */
export const FAQ_LINKS: Record<keyof typeof faq.links, string> = {
  'order-how': paths.shop(),
  'order-custom': paths.contact(),
  'pay-milestones': paths.features('payment'),
  'dashboard-what': paths.features(),
  'dashboard-link': paths.forgotPassword(),
  'delivery-time': paths.shop(),
  'withdrawal-early': paths.terms(),
  'freelancers-who': paths.freelancers(),
  'freelancers-join': paths.freelancerSignup(),
  'access-barriers': paths.contact(),
  'privacy-data': paths.privacy(),
  'privacy-cookies': paths.cookiePolicy(),
  'privacy-erase': paths.settings(),
}
