import { CertificationList } from './CertificationList.tsx';
import { ClaimFields } from './ClaimFields.tsx';
import { Fields, GroupFrame } from './Fields.tsx';
import type { GroupSpec } from './spec.ts';

export function Group({ group }: { group: GroupSpec }) {
  const { Link } = group;
  if (group.claim) return <ClaimFields group={group} claim={group.claim} />;
  return (
    <GroupFrame title={group.title} intro={group.intro}>
      {group.list ? <CertificationList /> : <Fields fields={group.fields} />}
      {Link && <Link sx={{ mt: 2 }} />}
    </GroupFrame>
  );
}
