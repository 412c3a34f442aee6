import { isSample } from '@/operator/operator-shapes';
import { Badge } from '@/ui/badge';

/** The one mark of a stand-in for somebody or something of the owner's. */
export function SampleWord({ of }: { of: Parameters<typeof isSample>[0] }) {
  return isSample(of) && <Badge tone="warn">Sample</Badge>;
}
