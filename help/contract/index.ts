export {
  type ArticleSlug,
  articleSlugs,
  type HelpSlug,
  helpPath,
  isArticleSlug,
  type TopicSlug,
  topicSlugs,
} from './articles.ts'
export { feedback, type HelpCalls, helpCalls, helpSlug } from './calls.ts'
