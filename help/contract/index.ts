export {
  type ArticleSlug,
  articleSlugs,
  type HelpSlug,
  helpPath,
  isArticleSlug,
  isTopicSlug,
  type TopicSlug,
  topicSlugs,
} from './articles.ts'
export { feedback, type HelpCalls, helpCalls, helpSlug } from './calls.ts'
